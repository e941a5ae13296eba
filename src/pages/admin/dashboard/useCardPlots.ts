import { useDeferredValue, useMemo } from 'react'
import type { DailyHistory } from '#domain/dashboard/history.ts'
import { createDonutPlot, createLinePlot, type DonutPlot, type LinePlot } from '#domain/dashboard/plots.ts'
import type { Section } from '#domain/dashboard/sections.ts'
import type { LoadedSection } from '#machines/dashboard/section.machine.ts'
import { isTotalSection } from '#pages/admin/dashboard/TotalFigure.tsx'

/** The data of a card's plots. */
export interface CardPlots {
  /** The figures are painted, so that the lines can be drawn. */
  readonly isDue: boolean
  readonly lines: LinePlot | null
  readonly donut: DonutPlot | null
}

export const useCardPlots = (section: Section, loaded: LoadedSection | null, history: DailyHistory): CardPlots => {
  // Defers the lines until the figures above them are painted.
  const isDue = useDeferredValue(history.isSeeded, false)
  const [figures, timeFrame] = [loaded?.figures, loaded?.timeFrame]
  const lines = useMemo(
    () =>
      isDue && figures && timeFrame ? createLinePlot(section, history, timeFrame, new Date(figures.loadedAt)) : null,
    [isDue, section, history, timeFrame, figures],
  )
  const donut = useMemo(
    () => (figures && !isTotalSection(section) ? createDonutPlot(section, figures) : null),
    [section, figures],
  )
  return { isDue, lines, donut }
}
