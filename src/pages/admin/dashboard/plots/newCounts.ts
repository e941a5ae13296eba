import { barCounts, barsOf, newTexts } from '#domain/dashboard/comparison.ts'
import type { NewCountsFile } from '#domain/dashboard/plots.ts'
import { isTotalSection, type Section, type TotalSection } from '#domain/dashboard/sections.ts'
import { dayOf } from '#domain/days.ts'
import { barSpansOf, type BarUnit } from '#domain/periods/barSpans.ts'
import { earlierPeriodOf } from '#domain/periods/comparedPeriods.ts'
import { daysOf } from '#domain/periods/timeFrames.ts'
import { toLabel } from '#domain/text.ts'
import type { LoadedSection } from '#machines/dashboard/section.machine.ts'
import type { BarsProps } from '#pages/admin/dashboard/plots/Bars.tsx'

const unitTexts: Readonly<Record<BarUnit, string>> = {
  day: 'by day',
  week: 'by week',
  month: 'by month',
  year: 'by year',
}

/** The new users or items of a card by day, week, month or year. Null without them. */
export const newCountsOf = (section: Section, { comparison }: LoadedSection): NewCountsFile | null => {
  if (!isTotalSection(section) || !comparison?.newCounts) return null
  const { newCounts } = comparison
  const bars = barsOf(newCounts, barCounts[section])
  return { kind: 'newCounts', title: newTexts[section], unit: newCounts.unit, bars }
}

const isEmpty = ({ bars }: NewCountsFile): boolean =>
  bars.every(({ count, earlier }) => count === 0 && (earlier?.count ?? 0) === 0)

/**
 * What the bars and the table of a card show: `loading` before they are known, null where they would say nothing. A
 * single day has its number in the figure.
 */
export const newBarsOf = (
  section: TotalSection,
  loaded: LoadedSection,
  isNotCompared: boolean,
): BarsProps | 'loading' | null => {
  const today = dayOf(new Date(loaded.figures.loadedAt))
  const { spans } = barSpansOf(daysOf(loaded.timeFrame, today))
  if (spans.length < 2) return null
  const file = newCountsOf(section, loaded)
  if (!file) return loaded.comparison === null && !isNotCompared ? 'loading' : null
  if (isEmpty(file)) return null
  return {
    title: `${newTexts[section]} ${unitTexts[file.unit]}`,
    earlierName: toLabel(earlierPeriodOf(loaded.timeFrame, today)?.text ?? ''),
    countName: barCounts[section],
    bars: file.bars,
  }
}
