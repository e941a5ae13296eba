import { useDeferredValue, useMemo } from 'react'
import type { DailyHistory } from '#domain/dashboard/history.ts'
import { createDonutPlot, createLinePlot, type DonutPlot, type LinePlot } from '#domain/dashboard/plots.ts'
import { isTotalSection, type Section } from '#domain/dashboard/sections.ts'
import type { LoadedSection } from '#machines/dashboard/section.machine.ts'

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
  const figures = loaded?.figures
  const timeFrame = loaded?.timeFrame
  const shown = useDeferredValue(figures)
  const shownTimeFrame = useDeferredValue(timeFrame)
  const lines = useMemo(
    () =>
      isDue && shown && shownTimeFrame
        ? createLinePlot(section, history, shownTimeFrame, new Date(shown.loadedAt))
        : null,
    [isDue, section, history, shownTimeFrame, shown],
  )
  const donut = useMemo(
    () => (figures && !isTotalSection(section) ? createDonutPlot(section, figures) : null),
    [section, figures],
  )
  return { isDue, lines, donut }
}
