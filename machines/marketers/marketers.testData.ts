import { fails } from '#charts/testModel.ts'
import { type Marketer, marketerSchema } from '#domain/people/marketers.ts'

export const notFound = { name: 'the marketer does not exist', error: new Error('User does not exist') }

export const marketerOf = (number: number, fields: Partial<Marketer> = {}): Marketer =>
  marketerSchema.parse({
    id: `USR-${number}`,
    name: 'Ada Obi',
    email: `ada${number}@example.com`,
    phoneNumber: `+23480311111${10 + number}`,
    referredUsers: 3,
    ...fields,
  })
export const ada = marketerOf(1)
export const bee = marketerOf(2, { name: 'Bee Eze', referredUsers: 0 })
export const withoutCode = marketerOf(3, { name: 'Chi Ade', phoneNumber: '' })
export const fetchReferralCode = {
  name: 'loading the referral code',
  outcomes: [
    { name: 'the code is found', output: ada.referralCode },
    { name: 'there is no code', output: 'N/A' },
    { name: 'there is no such marketer', output: null },
    fails,
  ],
}
export const cursor = { id: 'USR-11', item: '11' }
