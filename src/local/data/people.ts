import type { Random } from '#local/data/random.ts'

type Names = readonly [string, ...string[]]

/** Names by region of Nigeria. */
const regions: readonly [{ first: Names; last: Names }, ...{ first: Names; last: Names }[]] = [
  {
    first: [
      'Adébáyọ̀',
      'Folake',
      'Tunde',
      'Yetunde',
      'Olumide',
      'Bukola',
      'Kehinde',
      'Taiwo',
      'Ṣadé',
      'Femi',
      'Titilayo',
      'Ayomide',
      'Damilola',
      'Temitope',
    ],
    last: [
      'Adeyemi',
      'Ogunleye',
      'Balogun',
      'Akinola',
      'Oyelaran',
      'Fashola',
      'Adebayo',
      'Olatunji',
      'Ayodele',
      'Bamidele',
    ],
  },
  {
    first: [
      'Chukwuemeka',
      'Ngozi',
      'Ifeanyi',
      'Adaeze',
      'Obinna',
      'Chiamaka',
      'Uchenna',
      'Nkechi',
      'Kelechi',
      'Amarachi',
      'Somtochukwu',
      'Ebele',
      'Chinonso',
    ],
    last: ['Okafor', 'Eze', 'Nwosu', 'Okonkwo', 'Anyanwu', 'Onyeka', 'Umeh', 'Nnamdi', 'Ogbonna', 'Chukwu'],
  },
  {
    first: [
      'Aminu',
      'Zainab',
      'Ibrahim',
      'Hauwa',
      'Musa',
      'Aisha',
      'Suleiman',
      'Fatima',
      'Bashir',
      'Maryam',
      'Abubakar',
      'Halima',
    ],
    last: ['Danjuma', 'Bello', 'Yusuf', 'Sani', 'Abdullahi', 'Garba', 'Shehu', 'Lawal', 'Mohammed', 'Tanko'],
  },
  {
    first: ['Osaze', 'Efe', 'Osagie', 'Itohan', 'Eseosa', 'Nosa', 'Omoruyi', 'Isoken'],
    last: ['Osagiede', 'Igbinedion', 'Aigbe', 'Ehigiator', 'Omoregie', 'Idahosa'],
  },
  {
    first: ['Ekaette', 'Ubong', 'Idara', 'Emem', 'Aniekan', 'Mfon', 'Nsikan', 'Edidiong'],
    last: ['Effiong', 'Bassey', 'Udoh', 'Etim', 'Ekpo', 'Akpan', 'Essien'],
  },
  {
    first: ['Terhemba', 'Mngohol', 'Aondona', 'Doose', 'Terna', 'Nguvan'],
    last: ['Tyough', 'Akume', 'Iorfa', 'Gbaa', 'Orbunde'],
  },
  {
    first: ['Tonye', 'Ibiso', 'Dokubo', 'Preye', 'Tamuno', 'Boma'],
    last: ['Briggs', 'Dagogo-Jack', 'West', 'Alabo', 'Amachree', 'Jumbo'],
  },
]

const prefixes = [
  '803',
  '806',
  '703',
  '706',
  '813',
  '816',
  '810',
  '903',
  '805',
  '807',
  '705',
  '811',
  '802',
  '808',
  '708',
  '812',
  '902',
  '809',
  '817',
  '909',
]
const hosts = ['example.com', 'example.net', 'example.org'] as const

/** A random name. First and last name usually come from the same region. */
export const nameFrom = (random: Random): string => {
  const region = random.pick(regions)
  const otherRegion = random.chance(0.08) ? random.pick(regions) : region
  return `${random.pick(region.first)} ${random.pick(otherRegion.last)}`
}

/** A Nigerian mobile number in E.164, unique for every index below 200 million. */
export const phoneOf = (index: number): string => {
  const prefix = prefixes[index % prefixes.length] ?? '803'
  const scattered = (Math.floor(index / prefixes.length) * 6_700_417 + 4_318_207) % 10_000_000
  return `+234${prefix}${String(scattered).padStart(7, '0')}`
}

/** A unique user name of ASCII letters: `folake.balogun17`. */
export const usernameOf = (name: string, index: number): string => {
  const letters = name.normalize('NFD').replace(/[^A-Za-z -]/g, '')
  return `${letters.toLowerCase().replaceAll(/[ -]+/g, '.')}${index + 1}`
}

/** An email address at a reserved example domain. */
export const emailFrom = (random: Random, username: string): string => `${username}@${random.pick(hosts)}`
