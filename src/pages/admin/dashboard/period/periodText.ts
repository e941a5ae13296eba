import { dayCountOf, daysOf, earlierDaysOf, isOngoing } from '#domain/periods/comparedPeriods.ts'
import { isCustomRange, parseCustomRange } from '#domain/periods/daySpan.ts'
import { isTotalSection, type Section } from '#domain/dashboard/sections.ts'
import { type TimeFrame, monthFrames, timeFrames } from '#domain/periods/timeFrames.ts'
import { formatDayRange } from '#ui/format.ts'

/** A time frame as the end of a sentence: 'in the last 30 days'. */
export const timeFrameText = (timeFrame: TimeFrame): string => {
  const days = parseCustomRange(timeFrame)
  if (days) return days.from === days.to ? `on ${formatDayRange(days)}` : `in ${formatDayRange(days)}`
  if (timeFrame === 'Lifetime') return 'since launch'
  if (timeFrame === 'Last month') return 'last month'
  return timeFrame.startsWith('This') ? timeFrame.toLowerCase() : `in the ${timeFrame.toLowerCase()}`
}

/** A time frame as a label: 'Last 30 days', or the dates of a range. */
export const timeFrameLabel = (timeFrame: TimeFrame): string => {
  const days = parseCustomRange(timeFrame)
  return days ? formatDayRange(days) : timeFrame
}

const earlierTexts: Readonly<Record<string, string>> = {
  'This week': 'last week',
  'This month': 'last month',
  'Last month': 'the month before',
  'Last 7 days': 'the 7 days before',
  'Last 30 days': 'the 30 days before',
  'Last 3 months': 'the 3 months before',
  'Last 6 months': 'the 6 months before',
  'Last year': 'the year before',
}

/** The period before a time frame in words: 'last month'. */
export const earlierText = (timeFrame: TimeFrame): string => {
  const days = parseCustomRange(timeFrame)
  if (!days) return earlierTexts[timeFrame] ?? ''
  return days.from === days.to ? 'the day before' : `the ${dayCountOf(days)} days before`
}

/** The dates of both periods in one sentence. */
export const comparisonText = (timeFrame: TimeFrame, now: Date): string => {
  const earlier = earlierDaysOf(timeFrame, now)
  if (!earlier) return 'Lifetime has no earlier period to compare with.'
  const until = isOngoing(timeFrame, now) ? ', up to the same time of day' : ''
  const dates = formatDayRange(daysOf(timeFrame, now))
  return `${dates}, compared with ${earlierText(timeFrame)}, ${formatDayRange(earlier)}${until}.`
}

/** Which items a breakdown shows, as a line below the title of its card. */
export const cardNote = (section: Section, timeFrame: TimeFrame): string | undefined =>
  isTotalSection(section) ? undefined : `Listed ${timeFrameText(timeFrame)}`

const named = [...timeFrames, ...monthFrames].map((timeFrame) => ({ value: timeFrame as TimeFrame, label: timeFrame }))

/** The options of a picker (§9): the time frames, the calendar months, and the chosen range of days. */
export const timeFrameOptions = (chosen: TimeFrame): readonly { value: TimeFrame; label: string }[] => {
  const days = isCustomRange(chosen) ? parseCustomRange(chosen) : null
  return days ? [...named, { value: chosen, label: formatDayRange(days) }] : named
}
