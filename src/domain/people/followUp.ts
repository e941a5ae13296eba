import * as z from 'zod/mini'
import { maxReminded, reminderMaxLength, visitGapMs } from '#domain/limits.ts'
import { emailOf } from '#domain/auth/email.ts'
import { isDay } from '#domain/days.ts'
import { isSuspended } from '#domain/people/accounts.ts'
import { isUnlisted, type Referee } from '#domain/people/referees.ts'
import { mailUrl, whatsAppUrl } from '#domain/people/sharing.ts'
import { ownValue } from '#domain/ownValue.ts'
import { phoneOf } from '#domain/phones.ts'
import { isolate } from '#domain/text.ts'

/** What a marketer keeps in this browser to follow up referees. It contains ids, but no names. */
export interface FollowUp {
  /** The text of a reminder, or null for the default text. */
  readonly text: string | null
  /** The day on which a referee was last reminded, by id. */
  readonly reminded: Readonly<Record<string, string>>
  /** When the dashboard was opened last, in milliseconds since 1970. Null before the first time. */
  readonly seenAt: number | null
  /** When the visit before this one ended. Null in the first visit. */
  readonly lastVisitAt: number | null
}

export const emptyFollowUp: FollowUp = { text: null, reminded: {}, seenAt: null, lastVisitAt: null }

const timeSchema = z.nullable(z.number().check(z.gte(0), z.lte(8.64e15)))

export const followUpSchema = z.object({
  text: z.nullable(z.string().check(z.maxLength(reminderMaxLength))),
  reminded: z.record(z.string(), z.string().check(z.refine(isDay))),
  seenAt: timeSchema,
  lastVisitAt: timeSchema,
})

/** An empty text means the default one. */
export const withText = (followUp: FollowUp, text: string): FollowUp => ({
  ...followUp,
  text: text.trim() === '' ? null : text.slice(0, reminderMaxLength),
})

/** Marks a referee as reminded. The person who was marked longest ago is forgotten if there are too many. */
export const withReminded = (followUp: FollowUp, id: string, day: string): FollowUp => {
  const others = Object.entries(followUp.reminded).filter(([known]) => known !== id)
  return { ...followUp, reminded: Object.fromEntries([...others, [id, day]].slice(-maxReminded)) }
}

/** Notes that the dashboard is opened. After a pause, this is a new visit. */
export const withVisit = (followUp: FollowUp, now: number): FollowUp => {
  const { seenAt } = followUp
  const isNewVisit = seenAt !== null && now - seenAt >= visitGapMs
  return { ...followUp, seenAt: now, ...(isNewVisit && { lastVisitAt: seenAt }) }
}

/** The part of a text that becomes the name of a person. */
export const namePlaceholder = '{name}'

export const defaultReminder = (product: string): string =>
  `Hello ${namePlaceholder}, thank you for joining ${product} with my code! You have not listed an item yet. ` +
  'It takes a few minutes: take a photo, write a line about it, and choose a price. Can I help you with it?'

/** The text for one person. Without a name, the space before the placeholder goes too. */
const textFor = (text: string, name: string): string =>
  text.replace(/\s*\{name\}/g, (found) => (name === '' ? '' : found.replace(namePlaceholder, () => isolate(name))))

export type ReminderWay = { readonly app: 'WhatsApp' | 'Email'; readonly url: string }

/** Opens a message: WhatsApp if the phone number is known, otherwise email. Null if neither is known. */
export const reminderWay = (
  text: string,
  { name, email, phoneNumber }: Pick<Referee, 'name' | 'email' | 'phoneNumber'>,
  product: string,
): ReminderWay | null => {
  const message = textFor(text, name)
  const phone = phoneOf(phoneNumber)
  if (phone) return { app: 'WhatsApp', url: whatsAppUrl(message, phone) }
  const address = emailOf(email)
  return address && { app: 'Email', url: mailUrl(address, `Your first item on ${product}`, message) }
}

/** Whether a reminder makes sense. A suspended person cannot list an item. */
export const canRemind = (referee: Referee): boolean => isUnlisted(referee) && !isSuspended(referee)

/** Those who were not reminded come first, then those who were reminded longest ago. */
export const byReminder = (referees: readonly Referee[], reminded: FollowUp['reminded']): readonly Referee[] => {
  const dayOf = ({ id }: Referee) => ownValue(reminded, id) ?? ''
  return referees.toSorted((a, b) => Number(dayOf(a) > dayOf(b)) - Number(dayOf(a) < dayOf(b)))
}
