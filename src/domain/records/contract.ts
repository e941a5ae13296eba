// The start of the console asks for the first rows of a list. So this file is small and imports nothing.

/** The kinds of fields, with the type of their values. */
export interface FieldValues {
  id: string
  text: string
  email: string
  phone: string
  /** A referral code. */
  code: string
  /** A word in capitals, such as a role. */
  word: string
  /** A word in capitals that rows are filtered by. */
  status: string
  /** A point in time, ISO 8601. People read its day. */
  time: string
  count: number
  /** A number that can be missing. */
  amount: number | null
  texts: string[]
}

export type FieldKind = keyof FieldValues

/** The fields of a record of the API (§3). */
export type Contract = Readonly<Record<string, FieldKind>>

/** A record as the console has it. A missing text is '', a missing count 0, a missing amount null. */
export type EntityOf<C extends Contract> = { [Name in keyof C]: FieldValues[C[Name]] }

/** An account: a user or a marketer. */
export const accountContract = {
  id: 'id',
  name: 'text',
  avatar: 'text',
  email: 'email',
  username: 'text',
  phoneNumber: 'phone',
  socialIdentityId: 'text',
  userType: 'word',
  userStatus: 'status',
  totalItemsCount: 'count',
  referralCode: 'code',
  referredUsers: 'count',
  role: 'word',
  deviceToken: 'text',
  createdAt: 'time',
} as const satisfies Contract

export const itemContract = {
  id: 'id',
  userId: 'text',
  itemName: 'text',
  image: 'texts',
  description: 'text',
  itemSize: 'text',
  brand: 'text',
  color: 'text',
  categoryId: 'text',
  subCategoryId: 'text',
  lastCategoryId: 'text',
  material: 'text',
  locationState: 'text',
  locationLga: 'text',
  itemCondition: 'text',
  quantity: 'count',
  unit: 'text',
  rating: 'amount',
  favourites: 'count',
  requests: 'count',
  itemType: 'text',
  itemStatus: 'text',
  costValue: 'amount',
  rentFee: 'amount',
  rentRate: 'text',
  rentDuration: 'amount',
  createdAt: 'time',
  updatedAt: 'time',
  username: 'text',
  name: 'text',
} as const satisfies Contract

/** A user who signed up with a marketer's referral code. */
export const refereeContract = {
  id: 'id',
  name: 'text',
  email: 'email',
  userStatus: 'status',
  totalItemsCount: 'count',
  createdAt: 'time',
  phoneNumber: 'phone',
} as const satisfies Contract

/** The fields of a record in a query: all of them, or those that the query needs. */
export const queryFields = <C extends Contract>(
  contract: C,
  names: readonly (keyof C)[] = Object.keys(contract),
): string => names.join(' ')
