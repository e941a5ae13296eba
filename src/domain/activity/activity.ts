import * as z from 'zod/mini'
import { dayOf, maxDateMs } from '#domain/days.ts'
import { activityNameMaxLength, maxActivities } from '#domain/limits.ts'
import { type CsvColumn, type CsvReader, type CsvText, toCsv } from '#domain/lists/csv.ts'
import { pathOf, urlOfRow } from '#domain/routes/routes.ts'
import { toWellFormed } from '#domain/text.ts'

const activityKinds = [
  'userSuspended',
  'userActivated',
  'marketerAdded',
  'marketerEdited',
  'marketerDeleted',
  'profileSaved',
] as const

export type ActivityKind = (typeof activityKinds)[number]

/** A change that the server confirmed. */
export interface Change {
  readonly kind: ActivityKind
  /** The id of the changed record; empty if the server gave none. */
  readonly id: string
  /** The name of the record. */
  readonly name: string
}

/** A change that a person made in this browser. */
export interface Activity extends Change {
  /** When the server confirmed it, in milliseconds since 1970. */
  readonly at: number
}

const activitySchema = z.object({
  kind: z.enum(activityKinds),
  id: z.string(),
  name: z.string(),
  at: z.number().check(z.gte(0), z.lte(maxDateMs)),
})

const newestFirst = (activities: readonly Activity[]): Activity[] => activities.toSorted((a, b) => b.at - a.at)

/** The stored activities, newest first. One invalid entry does not invalidate the others. */
export const activitiesSchema = z.pipe(
  z.array(z.unknown()),
  z.transform((entries): readonly Activity[] =>
    newestFirst(entries.flatMap((entry) => activitySchema.safeParse(entry).data ?? [])).slice(0, maxActivities),
  ),
)

/** Adds an activity and drops the oldest ones beyond the limit. Long names are cut. */
export const withActivity = (activities: readonly Activity[], added: Activity): readonly Activity[] =>
  newestFirst([{ ...added, name: toWellFormed(added.name.slice(0, activityNameMaxLength)) }, ...activities]).slice(
    0,
    maxActivities,
  )

/** What was done, before the name of the record. */
export const activityTexts: Readonly<Record<ActivityKind, string>> = {
  userSuspended: 'Suspended the user',
  userActivated: 'Activated the user',
  marketerAdded: 'Added the marketer',
  marketerEdited: 'Edited the marketer',
  marketerDeleted: 'Deleted the marketer',
  profileSaved: 'Saved the profile',
}

/** The URL of the record. Null if there is none, as after a deletion. */
export const urlOfActivity = ({ kind, id }: Activity): string | null => {
  if (kind === 'profileSaved') return pathOf('settings')
  if (kind === 'marketerDeleted' || id === '') return null
  return urlOfRow(kind === 'userSuspended' || kind === 'userActivated' ? 'users' : 'marketers', id)
}

const timeOf = (at: number): string => {
  const date = new Date(at)
  const clock = [date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => String(part).padStart(2, '0'))
  return `${dayOf(date)} ${clock.join(':')}`
}

const columns: readonly CsvColumn<Activity>[] = [
  { label: 'Time', isValue: true, text: ({ at }) => timeOf(at) },
  { label: 'Activity', text: ({ kind }) => activityTexts[kind] },
  { label: 'Name', text: ({ name }) => name },
  { label: 'Id', text: ({ id }) => id },
]

/** The activities as CSV. Times are those of the local time zone. */
export const activitiesToCsv = (activities: readonly Activity[], reader?: CsvReader): CsvText =>
  toCsv(columns, activities, reader)
