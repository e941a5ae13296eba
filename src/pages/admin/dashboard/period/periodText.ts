import { earlierPeriodOf } from '#domain/periods/comparedPeriods.ts'
import {
  daysOf,
  isCustomRange,
  isOngoing,
  monthFrames,
  parseCustomRange,
  type TimeFrame,
  timeFrames,
} from '#domain/periods/timeFrames.ts'
import { formatDayRange, formatRecentRange } from '#ui/format.ts'

/** A time frame as a label: 'Last 30 days', or the dates of a range. */
export const timeFrameLabel = (timeFrame: TimeFrame): string => {
  const days = parseCustomRange(timeFrame)
  return days ? formatDayRange(days) : timeFrame
}

/** The dates of both periods in one sentence. @param today the local day */
export const comparisonText = (timeFrame: TimeFrame, today: string): string => {
  const earlier = earlierPeriodOf(timeFrame, today)
  if (!earlier) return 'Lifetime has no earlier period to compare with.'
  const until = isOngoing(timeFrame, today) ? ' until the same time' : ''
  const dates = formatRecentRange(daysOf(timeFrame, today), today)
  return `${dates}, compared with ${formatRecentRange(earlier.days, today)}${until}.`
}

/** Periods of the calendar first. */
const [thisWeek, ...lastDays] = timeFrames
const named = [thisWeek, ...monthFrames, ...lastDays].map((timeFrame) => ({
  value: timeFrame as TimeFrame,
  label: timeFrame,
}))

/** The options of a picker (§9): the time frames, the calendar months, and the chosen range of days. */
export const timeFrameOptions = (chosen: TimeFrame): readonly { value: TimeFrame; label: string }[] => {
  const days = isCustomRange(chosen) ? parseCustomRange(chosen) : null
  return days ? [...named, { value: chosen, label: formatDayRange(days) }] : named
}
