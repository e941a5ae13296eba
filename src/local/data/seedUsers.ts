import { emailFrom, nameFrom, phoneOf, usernameOf } from '#local/data/people.ts'
import { places } from '#local/data/places.ts'
import type { Random } from '#local/data/random.ts'
import { avatarCount } from '#local/data/itemCatalog.ts'

/** A row of the table `users`. */
export interface UserRow {
  readonly id: string
  readonly item: string
  readonly partitionType: 'USER' | 'MARKETER' | 'ADMIN'
  readonly name: string
  readonly avatar: string | null
  readonly email: string
  readonly username: string | null
  readonly phoneNumber: string | null
  readonly socialIdentityId: string | null
  readonly userType: string
  readonly userStatus: 'ACTIVE' | 'SUSPENDED'
  readonly totalItemsCount: number
  readonly referralCode: string | null
  readonly referredBy: string | null
  readonly role: string
  readonly deviceToken: string | null
  readonly locationState: string | null
  readonly locationLga: string | null
  readonly createdAt: string
}

const marketerCount = 24
export const ambassadorEmail = 'ambassador@example.com'
const ambassadorReferees = 60

const spanMs = 548 * 86_400_000

/** The unique sort key of a row. Newer rows sort after older ones. */
export const sortKey = (createdAt: string, id: string): string => `${createdAt}#${id}`

/** The last ten digits of a phone number (§9), for any notation of the number. */
export const referralCodeOf = (phoneNumber: string): string => phoneNumber.replace(/\D/g, '').slice(-10)

/** Creates the admin, the marketers and `count` users, up to 18 months old. */
export const createUsers = (random: Random, count: number, now: number, adminDomain: string): UserRow[] => {
  const admin = createAdmin(random, now, adminDomain)
  const marketers = createMarketers(random, now)
  const codes = marketers.map(({ referralCode }) => referralCode ?? '')
  const users = Array.from({ length: count }, (_, index) => {
    const person = createPerson(random, index, ageFrom(random), now)
    const userStatus = random.chance(0.12) ? 'SUSPENDED' : 'ACTIVE'
    return { ...person, userStatus, referredBy: referrerOf(random, index, codes) } as const
  })
  return [admin, ...marketers, ...users]
}

const ageFrom = (random: Random): number => spanMs * random.next() ** 1.7

const createAdmin = (random: Random, now: number, adminDomain: string): UserRow => ({
  ...createPerson(random, 0, spanMs, now),
  name: 'Amara Okafor',
  username: 'amara.okafor',
  avatar: 'avatar-7.svg',
  email: `admin@${adminDomain}`,
  phoneNumber: '+2348041112233',
  referralCode: '8041112233',
  partitionType: 'ADMIN',
  userType: 'ADMIN',
  role: 'ADMIN',
})

const createMarketers = (random: Random, now: number): UserRow[] =>
  Array.from({ length: marketerCount }, (_, index) => {
    const marketer = createPerson(random, index, spanMs * (1 - index / (2 * marketerCount)), now)
    const phoneNumber = `+23480455${String(index + 1).padStart(5, '0')}`
    const ambassador =
      index === 0
        ? { name: 'Tunde Bakare', username: 'tunde.bakare', avatar: 'avatar-21.svg', email: ambassadorEmail }
        : {}
    const email = `${usernameOf(marketer.name, index)}@marketers.example.com`
    return {
      ...marketer,
      email,
      phoneNumber,
      referralCode: referralCodeOf(phoneNumber),
      partitionType: 'MARKETER',
      userType: 'MARKETER',
      role: 'MARKETER',
      ...ambassador,
    }
  })

/** What the stack knows of a new account besides what a person enters. */
export const unknownDetails = {
  avatar: null,
  socialIdentityId: null,
  totalItemsCount: 0,
  referredBy: null,
  deviceToken: null,
  locationState: null,
  locationLga: null,
} as const satisfies Partial<UserRow>

const createPerson = (random: Random, index: number, ageMs: number, now: number): UserRow => {
  const id = `USR-${random.uuid()}`
  const name = nameFrom(random)
  const username = usernameOf(name, index)
  const phoneNumber = phoneOf(index)
  const place = random.pick(places)
  const createdAt = new Date(now - Math.floor(ageMs)).toISOString()
  return {
    ...unknownDetails,
    id,
    item: sortKey(createdAt, id),
    partitionType: 'USER',
    name,
    avatar: random.chance(0.8) ? `avatar-${random.below(avatarCount)}.svg` : null,
    email: emailFrom(random, username),
    username,
    phoneNumber,
    socialIdentityId: random.chance(0.2) ? `google_${random.between(1e9, 9e9)}` : null,
    userType: 'USER',
    userStatus: 'ACTIVE',
    referralCode: referralCodeOf(phoneNumber),
    role: 'USER',
    deviceToken: random.chance(0.7) ? random.uuid() : null,
    locationState: place.state,
    locationLga: place.lga,
    createdAt,
  }
}

/** The first users are the ambassador's referees. 40 % of the others are referees, mostly of a few marketers. */
const referrerOf = (random: Random, index: number, codes: readonly string[]): string | null => {
  if (index < ambassadorReferees) return codes[0] ?? null
  const others = codes.slice(1)
  const rank = Math.floor((others.length + 1) ** random.next()) - 1
  return random.chance(0.4) ? (others[rank] ?? null) : null
}
