import { addDays, addMonths, firstDayOfMonth, previousMonth, startOfDay } from '#domain/days.ts'
import { parsePeriod, type Period, type PresetName } from '#domain/periods/dateValues.ts'

interface DatePreset {
  readonly value: PresetName
  readonly label: string
  readonly periodOn: (today: string) => Period
}

/** The periods that a person can choose, with their value in the URL. They move with the day. */
export const datePresets = [
  { value: 'today', label: 'Today', periodOn: (today: string) => ({ from: today, to: today }) },
  {
    value: 'last-7-days',
    label: 'Last 7 days',
    periodOn: (today: string) => ({ from: addDays(today, -6), to: today }),
  },
  {
    value: 'this-month',
    label: 'This month',
    periodOn: (today: string) => ({ from: firstDayOfMonth(today), to: today }),
  },
  {
    value: 'last-month',
    label: 'Last month',
    periodOn: previousMonth,
  },
  {
    value: 'last-3-months',
    label: 'Last 3 months',
    periodOn: (today: string) => ({ from: addMonths(today, -3), to: today }),
  },
  {
    value: 'this-year',
    label: 'This year',
    periodOn: (today: string) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
  },
] as const satisfies readonly DatePreset[]

export const presetOf = (value: string) => datePresets.find((preset) => preset.value === value)

/** A period as the value of a filter: `2026-10-01..2026-10-31`. A missing limit is left out. */
export const formatPeriod = ({ from, to }: Period): string => `${from ?? ''}..${to ?? ''}`

/**
 * The period of a date filter. Null if the value is invalid, or if it depends on the day and the day is not known.
 * @param today the local day, or '' if it is not known
 */
export const periodOf = (value: string, today: string): Period | null => {
  const preset = presetOf(value)
  if (preset) return today === '' ? null : preset.periodOn(today)
  return parsePeriod(value)
}

/** The start of a local day, for comparisons with `ListRow.createdAt`. */
/** A function that says whether a time is in the period, in the local time zone. A time is ISO 8601 in UTC, or ''. */
export const createPeriodTest = ({ from, to }: Period): ((time: string) => boolean) => {
  const start = from === null ? '' : startOfDay(from).toISOString()
  const end = to === null ? null : startOfDay(addDays(to, 1)).toISOString()
  return (time) => time !== '' && time >= start && (end === null || time < end)
}
