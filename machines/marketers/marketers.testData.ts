import { type Marketer, marketerSchema } from '#domain/people/marketers.ts'

export const phoneIsTaken = { name: 'the phone number is taken', error: new Error('Phone Number already exists') }
export const isGone = { name: 'the marketer does not exist', error: new Error('User does not exist') }
export const marketerOf = (number: number, given: Partial<Marketer> = {}): Marketer =>
  marketerSchema.parse({
    id: `USR-${number}`,
    name: 'Ada Obi',
    email: `ada${number}@example.com`,
    phoneNumber: `+23480311111${10 + number}`,
    referredUsers: 3,
    ...given,
  })
export const ada = marketerOf(1)
export const bee = marketerOf(2, { name: 'Bee Eze', referredUsers: 0 })
export const typed = { name: 'Ada Obi', email: 'ada@example.com', phone: '08031234567' }
export const cursor = { id: 'USR-11', item: '11' }
export const toUsers = { name: 'the users page', payload: { url: '/admin/users' } }
export const problemIn = (problem: { field: string | null } | null) => (problem ? (problem.field ?? 'form') : 'none')
export const isTyped = (details: object, before: object): boolean => JSON.stringify(details) !== JSON.stringify(before)
