import { drawInto, placeOf, readEarly, willEnter } from '#app/boot/bootContent.ts'
import type { SectionFigures } from '#domain/dashboard/counts.ts'
import { framesOf } from '#domain/dashboard/chosenTimeFrames.ts'
import { type TimeFrame, rangeOf } from '#domain/dashboard/timeFrames.ts'
import { Total, type TotalSection, totalSections } from '#pages/admin/dashboard/Total.tsx'
import { parseResult } from '#services/api/answers.ts'
import { countsSchema, figuresOf } from '#services/api/dashboard.ts'
import { dashboardDocument, dashboardVariables } from '#services/api/dashboardCall.ts'
import { readFramesText } from '#services/storage/timeFrames.ts'

/** @throws Error where the call did not succeed; the chart of the card gets the same answer, and says why */
const readFigures = async (section: TotalSection, frame: TimeFrame): Promise<SectionFigures> => {
  const { totals, period } = await readEarly(dashboardDocument, dashboardVariables(section, rangeOf(frame, new Date())))
  return figuresOf({ totals: parseResult(totals, countsSchema), period: parseResult(period, countsSchema) })
}

const showTotal = async (section: TotalSection, frame: TimeFrame): Promise<void> => {
  const figures = await readFigures(section, frame)
  const place = placeOf(section)
  if (place) drawInto(place, <Total section={section} frame={frame} figures={figures} isEarly />)
}

/** Draws the sums of the dashboard into the frame of its page, to be read before the console runs (docs/decisions/0048). */
export const showEarlyFigures = async (): Promise<void> => {
  if (!willEnter()) return
  const frames = framesOf(location.search, readFramesText())
  await Promise.allSettled(totalSections.map((section) => showTotal(section, frames[section])))
}
