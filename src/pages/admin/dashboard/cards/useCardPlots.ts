import { useDeferredValue, useMemo } from 'react'
import { barCounts, barsOf, countedByPart } from '#domain/dashboard/comparison.ts'
import { createLinePlot } from '#domain/dashboard/createLinePlot.ts'
import type { DailyHistory } from '#domain/dashboard/history.ts'
import type { LinePlot } from '#domain/dashboard/linePlot.ts'
import { createDonutPlot, type DonutPlot, type NewCountsFile } from '#domain/dashboard/plots.ts'
import { isTotalSection, type Section } from '#domain/dashboard/sections.ts'
import type { LoadedSection } from '#machines/dashboard/section.machine.ts'
import { newTexts } from '#pages/admin/dashboard/cards/TotalFigure.tsx'

/** The data of a card's plots. */
export interface CardPlots {
  /** The figures are painted and what they are compared with is known, so that the lines can be drawn. */
  readonly isDue: boolean
  readonly lines: LinePlot | null
  readonly donut: DonutPlot | null
  /** Undefined until they are loaded, null if there are none. */
  readonly bars: NewCountsFile | null | undefined
}

const barsFileOf = (section: Section, { comparison }: LoadedSection): CardPlots['bars'] => {
  if (!isTotalSection(section) || comparison?.newCounts === null) return null
  if (!comparison) return undefined
  const { newCounts } = comparison
  const bars = barsOf(newCounts, barCounts[section])
  return { kind: 'newCounts', title: newTexts[section], unit: newCounts.unit, bars }
}

export const useCardPlots = (
  section: Section,
  loaded: LoadedSection | null,
  isNotCompared: boolean,
  history: DailyHistory,
): CardPlots => {
  // Defers the lines until the figures above them are painted.
  const isPainted = useDeferredValue(history.isSeeded, false)
  const shown = useDeferredValue(loaded)
  const isDue = isPainted && (isNotCompared || shown?.comparison != null || countedByPart[section].length === 0)
  const lines = useMemo(
    () => (isDue && shown ? createLinePlot(section, shown, history) : null),
    [isDue, section, history, shown],
  )
  const figures = loaded?.figures
  const donut = useMemo(
    () => (figures && !isTotalSection(section) ? createDonutPlot(section, figures) : null),
    [section, figures],
  )
  const bars = useMemo(() => (loaded ? barsFileOf(section, loaded) : undefined), [section, loaded])
  return { isDue, lines, donut, bars }
}
