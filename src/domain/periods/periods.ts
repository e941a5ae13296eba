import { addDays, addMonths, firstDayOfMonth, previousMonth, startOfWeek } from '#domain/days.ts'
import type { DaySpan } from '#domain/periods/daySpan.ts'

/** 'Lifetime' starts on this day (§9). */
export const firstDay = '2000-01-01'

/** The days of each period on a local day. Weeks start on Sunday, 'Last 7 days' includes today (§9). */
const daysOn = {
  Today: (today) => ({ from: today, to: today }),
  'This week': (today) => ({ from: startOfWeek(today), to: today }),
  'This month': (today) => ({ from: firstDayOfMonth(today), to: today }),
  'This year': (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
  'Last month': previousMonth,
  'Last 7 days': (today) => ({ from: addDays(today, -6), to: today }),
  'Last 30 days': (today) => ({ from: addDays(today, -29), to: today }),
  'Last 3 months': (today) => ({ from: addMonths(today, -3), to: today }),
  'Last 6 months': (today) => ({ from: addMonths(today, -6), to: today }),
  'Last year': (today) => ({ from: addMonths(today, -12), to: today }),
  Lifetime: (today) => ({ from: firstDay, to: today }),
} as const satisfies Readonly<Record<string, (today: string) => DaySpan>>

/** A period that moves with the day. Its name is also its label. */
export type PeriodName = keyof typeof daysOn

/** The days of a period. @param today the local day */
export const daysOfPeriod = (name: PeriodName, today: string): DaySpan => daysOn[name](today)

/** A period in a URL: `last-30-days`. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

/** The period with a slug, if it is one of those offered. */
export const periodOfSlug = <Name extends PeriodName>(names: readonly Name[], slug: string | null): Name | undefined =>
  names.find((name) => slugOf(name) === slug)
