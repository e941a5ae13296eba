import { marketerProfileSchema } from '#domain/people/marketerProfile.ts'
import { type Referee, refereeSchema } from '#domain/people/referees.ts'
import { type LinkedInvitation } from '#domain/people/sharing.ts'

export const code = '8045500001'
export const invitation: LinkedInvitation = {
  product: 'Rewoven',
  code,
  link: `https://www.rewoven.com/referral/${code}`,
}
export const marketer = marketerProfileSchema.parse({
  id: 'USR-u-7',
  name: 'Tunde Bakare',
  email: 'ambassador@example.com',
  phoneNumber: '+2348045500001',
  referralCode: code,
  referredUsers: 3,
})
const refereeOf = (given: Partial<Referee>): Referee =>
  refereeSchema.parse({
    id: 'USR-1',
    name: 'Ada Obi',
    email: 'ada@example.com',
    userStatus: 'ACTIVE',
    totalItemsCount: 2,
    createdAt: '2026-11-21T12:00:00Z',
    ...given,
  })
/** The local day of the answers. */
export const today = '2026-11-21'
export const referees = [
  refereeOf({}),
  refereeOf({
    id: 'USR-2',
    name: 'Ada Eze',
    email: 'eze@example.com',
    userStatus: 'SUSPENDED',
    totalItemsCount: 0,
    createdAt: '2026-01-21T12:00:00Z',
  }),
  refereeOf({ id: 'USR-3', name: 'Bee Eze', email: 'bee@example.com', totalItemsCount: 1 }),
]
export const newReferee = refereeOf({ id: 'USR-4', name: 'Chi Obi', email: 'chi@example.com', totalItemsCount: 0 })
/** Referees without an item. */
export const remindable = [
  refereeOf({ id: 'USR-5', name: 'Dele Ojo', email: 'dele@example.com', totalItemsCount: 0 }),
  newReferee,
] as const
