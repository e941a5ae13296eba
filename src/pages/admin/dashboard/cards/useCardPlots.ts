import { useDeferredValue, useMemo } from 'react'
import { countedByPart } from '#domain/dashboard/comparison.ts'
import { createLinePlot } from '#domain/dashboard/createLinePlot.ts'
import type { DailyHistory } from '#domain/dashboard/history.ts'
import type { LinePlot } from '#domain/dashboard/linePlot.ts'
import { createDonutPlot, type DonutPlot, type NewCountsFile } from '#domain/dashboard/plots.ts'
import { isTotalSection, type Section } from '#domain/dashboard/sections.ts'
import type { LoadedSection } from '#machines/dashboard/section.machine.ts'
import { newCountsOf } from '#pages/admin/dashboard/plots/newCounts.ts'

/** The data of a card's plots. */
export interface CardPlots {
  /** The figures are painted and what they are compared with is known, so that the lines can be drawn. */
  readonly isDue: boolean
  readonly lines: LinePlot | null
  readonly donut: DonutPlot | null
  readonly bars: NewCountsFile | null
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
  const bars = useMemo(() => (loaded ? newCountsOf(section, loaded) : null), [section, loaded])
  return { isDue, lines, donut, bars }
}
