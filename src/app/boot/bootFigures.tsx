import { type BootCode, decideStoredAccess, findBootSlot, readPrefetched, renderInto } from '#app/boot/bootContent.ts'
import type { SectionFigures } from '#domain/dashboard/counts.ts'
import type { ChosenTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { type TimeFrame, rangeOf } from '#domain/dashboard/timeFrames.ts'
import { TotalFigure, type TotalSection, totalSections } from '#pages/admin/dashboard/TotalFigure.tsx'
import { parseResult } from '#services/api/apiResult.ts'
import { countsSchema, toSectionFigures } from '#services/api/dashboard.ts'
import { dashboardDocument, dashboardVariables } from '#services/api/dashboardQuery.ts'

/** @throws Error if the call failed; the chart of the card gets the same answer and shows the error */
const readFigures = async (section: TotalSection, timeFrame: TimeFrame): Promise<SectionFigures> => {
  const { totals, period } = await readPrefetched(
    dashboardDocument,
    dashboardVariables(section, rangeOf(timeFrame, new Date())),
  )
  return toSectionFigures({ totals: parseResult(totals, countsSchema), period: parseResult(period, countsSchema) })
}

const showTotal = async (section: TotalSection, timeFrame: TimeFrame): Promise<void> => {
  const figures = await readFigures(section, timeFrame)
  const slot = findBootSlot(section)
  if (slot) renderInto(slot, <TotalFigure section={section} timeFrame={timeFrame} figures={figures} isDrawnAtBoot />)
}

/** Draws the totals of the dashboard into the prerendered page, before the console starts (docs/decisions/0048). */
export const bootFigures: BootCode<{ readonly timeFrames: ChosenTimeFrames }> = {
  decideAccess: decideStoredAccess,
  draw: async ({ timeFrames }) => {
    await Promise.allSettled(totalSections.map((section) => showTotal(section, timeFrames[section])))
  },
}
