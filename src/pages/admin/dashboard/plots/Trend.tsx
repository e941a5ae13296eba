import { shallowEqual, useSelector } from '@xstate/react'
import { type ComponentType, useDeferredValue, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { DailyHistory } from '#domain/dashboard/history.ts'
import { indexOfDay, type LinePlot, createLinePlot } from '#domain/dashboard/plots.ts'
import type { Section } from '#domain/dashboard/sections.ts'
import type { TimeFrame } from '#domain/dashboard/timeFrames.ts'
import type { plotMachine } from '#machines/dashboard/plot.machine.ts'
import { selectPlot } from '#machines/dashboard/plot.selectors.ts'
import { DayValues } from '#pages/admin/dashboard/plots/DayValues.tsx'
import { PlotFiles } from '#pages/admin/dashboard/plots/PlotFiles.tsx'
import { PlotTable } from '#pages/admin/dashboard/plots/PlotTable.tsx'
import css from '#pages/admin/dashboard/plots/Trend.module.css'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import type { PlotProps } from '#ui/plots/Plot.tsx'
import { daySummary, plotSummary } from '#ui/plots/plotText.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** The load status of the plot code, and the component that it exports. */
export interface PlotCode {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly Plot: ComponentType<PlotProps>
  readonly onRequest: () => void
}

interface TrendProps {
  section: Section
  actor: ActorRefFrom<typeof plotMachine>
  history: DailyHistory
  timeFrame: TimeFrame
  /** When the figures of the card were loaded, in milliseconds since 1970. */
  loadedAt: number
  plotCode: PlotCode
  /** Shown if nothing was ever counted (§2). */
  emptyText: string
}

/** The daily counts of a card in its time frame (§2), as a plot or as a table. */
export function Trend({ section, actor, history, timeFrame, loadedAt, plotCode, emptyText }: TrendProps) {
  const view = useSelector(actor, selectPlot, shallowEqual)
  // Defers the plot until the figures above it are painted.
  const isDue = useDeferredValue(history.isSeeded, false)
  const plot = useMemo(
    () => (isDue ? createLinePlot(section, history, timeFrame, new Date(loadedAt)) : null),
    [isDue, section, history, timeFrame, loadedAt],
  )
  if (!isDue) return <Skeleton shape="block" className={css.place ?? ''} />
  if (!plot) return <EmptyState plain title={emptyText} />
  const isTable = view.isTable || plotCode.status === 'failed'
  const day = indexOfDay(plot, view.day)
  return (
    <figure className={css.trend}>
      <DayValues plot={plot} day={day} />
      {isTable ? (
        <PlotTable plot={plot} />
      ) : (
        <PlotWithSlider {...{ plot, day, plotCode, actor }} isDaySelected={view.day !== null} />
      )}
      {plotCode.status === 'failed' && (
        <p className={css.caption}>The plot couldn't be loaded. The table has the same figures.</p>
      )}
      <figcaption className={css.caption}>{plotSummary(plot)}</figcaption>
      <div className={css.tools}>
        {plotCode.status === 'failed' ? (
          <Button size="small" variant="secondary" onClick={plotCode.onRequest}>
            Draw the plot
          </Button>
        ) : (
          <Button
            size="small"
            variant="secondary"
            onClick={() => actor.send({ type: isTable ? 'plot.opened' : 'table.opened' })}
          >
            {isTable ? 'Show as plot' : 'Show as table'}
          </Button>
        )}
        <PlotFiles actor={actor} plot={plot} isBusy={view.isDrawingFile} subject={`${plot.title} by day`} />
      </div>
    </figure>
  )
}

interface PlotWithSliderProps {
  plot: LinePlot
  day: number
  isDaySelected: boolean
  plotCode: PlotCode
  actor: ActorRefFrom<typeof plotMachine>
}

/** The plot, and a slider that selects a day. */
function PlotWithSlider({ plot, day, isDaySelected, plotCode: { status, Plot }, actor }: PlotWithSliderProps) {
  const chooseDay = (index: number) => {
    const chosenDay = plot.days[index]
    if (chosenDay) actor.send({ type: 'day.chosen', day: chosenDay.date })
  }
  return (
    <>
      <div className={css.canvas}>
        {status === 'ready' ? (
          <Plot plot={plot} day={isDaySelected ? day : null} onDay={chooseDay} />
        ) : (
          <Skeleton shape="block" />
        )}
      </div>
      <input
        className={css.days}
        type="range"
        min={0}
        max={plot.days.length - 1}
        value={day}
        aria-label={`Day of ${plot.title}`}
        aria-valuetext={daySummary(plot, day)}
        onChange={(event) => chooseDay(Number(event.target.value))}
      />
    </>
  )
}
