import { isCustomRange, parseCustomRange } from '#domain/dashboard/customRange.ts'
import { monthFrames, type TimeFrame, timeFrames } from '#domain/dashboard/timeFrames.ts'
import { formatDayRange } from '#ui/format.ts'

const named = [...timeFrames, ...monthFrames].map((timeFrame) => ({ value: timeFrame as TimeFrame, label: timeFrame }))

/** The options of a picker (§9): the time frames, the calendar months, and the chosen range of days. */
export const timeFrameOptions = (chosen: TimeFrame): readonly { value: TimeFrame; label: string }[] => {
  const days = isCustomRange(chosen) ? parseCustomRange(chosen) : null
  return days ? [...named, { value: chosen, label: formatDayRange(days) }] : named
}
