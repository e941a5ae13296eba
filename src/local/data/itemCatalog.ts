/** The colours of sample items and of their pictures. */
export const colours = {
  emerald: '#0f8a5f',
  indigo: '#3b4cc0',
  crimson: '#b3263a',
  mustard: '#c9971c',
  teal: '#14808c',
  plum: '#7a2e6d',
  charcoal: '#3c4148',
  sand: '#cbb38b',
  coral: '#e2674f',
  olive: '#6b7430',
} as const

export type Colour = keyof typeof colours

interface Garment {
  readonly category: string
  readonly sizes: readonly [string, ...string[]]
  readonly materials: readonly [string, ...string[]]
  readonly unit: 'piece' | 'pair'
  /** Price range in naira. */
  readonly price: readonly [number, number]
}

const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const
const oneSize = ['One size'] as const

export const garments = {
  dress: {
    category: 'Women',
    sizes: letters,
    materials: ['ankara', 'chiffon', 'linen', 'silk'],
    unit: 'piece',
    price: [8_000, 65_000],
  },
  shirt: {
    category: 'Men',
    sizes: letters,
    materials: ['cotton', 'adire', 'linen'],
    unit: 'piece',
    price: [4_000, 25_000],
  },
  shoes: {
    category: 'Shoes',
    sizes: ['37', '38', '39', '40', '41', '42', '43', '44'],
    materials: ['leather', 'suede', 'canvas'],
    unit: 'pair',
    price: [6_000, 80_000],
  },
  bag: {
    category: 'Accessories',
    sizes: oneSize,
    materials: ['leather', 'raffia', 'canvas'],
    unit: 'piece',
    price: [5_000, 90_000],
  },
  trousers: {
    category: 'Men',
    sizes: letters,
    materials: ['denim', 'cotton', 'wool'],
    unit: 'piece',
    price: [5_000, 30_000],
  },
  jacket: {
    category: 'Unisex',
    sizes: letters,
    materials: ['denim', 'leather', 'wool'],
    unit: 'piece',
    price: [9_000, 70_000],
  },
  skirt: {
    category: 'Women',
    sizes: letters,
    materials: ['ankara', 'denim', 'linen'],
    unit: 'piece',
    price: [4_000, 28_000],
  },
  hat: {
    category: 'Accessories',
    sizes: oneSize,
    materials: ['aso oke', 'straw', 'felt'],
    unit: 'piece',
    price: [2_000, 18_000],
  },
  kaftan: {
    category: 'Unisex',
    sizes: letters,
    materials: ['guinea brocade', 'cotton', 'adire'],
    unit: 'piece',
    price: [12_000, 95_000],
  },
} as const satisfies Record<string, Garment>

export type GarmentKind = keyof typeof garments

export const brands = [
  'Ketu Tailors',
  'Orange Loom',
  'Zuri',
  'Balogun Street',
  'Studio Eko',
  'Northgate',
  'Adire Lab',
  'Unbranded',
] as const
export const conditions = ['New', 'Like new', 'Good', 'Fair'] as const

/** The possible statuses of each deal type (§3). Repeated values are more likely. */
export const deals = {
  sale: ['sale', 'sale', 'sold', 'sold'],
  rent: ['rent', 'rent', 'renting', 'rented'],
  donation: ['donate', 'donation', 'donated'],
  swap: ['swap', 'swap', 'swapped'],
} as const

export const dealMix = [
  'sale',
  'sale',
  'sale',
  'rent',
  'rent',
  'donation',
  'swap',
] as const satisfies readonly (keyof typeof deals)[]

/** The number of patterns for each garment, and of avatars. */
export const patternCount = 6
export const avatarCount = 5_000
