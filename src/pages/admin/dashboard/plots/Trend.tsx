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

/** How far the drawing of plots is, and what draws them. */
export interface PlotLoading {
  readonly state: 'coming' | 'ready' | 'missing'
  readonly Plot: ComponentType<PlotProps>
  readonly onRequest: () => void
}

interface TrendProps {
  section: Section
  actor: ActorRefFrom<typeof plotMachine>
  history: DailyHistory
  frame: TimeFrame
  /** When the figures beside it came, in milliseconds since 1970. */
  at: number
  drawing: PlotLoading
  /** What it says where nothing was ever counted (§2). */
  none: string
}

/** The counts of a card over the days of its time frame (§2): drawn, or as a table of the same. */
export function Trend({ section, actor, history, frame, at, drawing, none }: TrendProps) {
  const view = useSelector(actor, selectPlot, shallowEqual)
  // The figures above it are painted first.
  const isDue = useDeferredValue(history.isSeeded, false)
  const plot = useMemo(
    () => (isDue ? createLinePlot(section, history, frame, new Date(at)) : null),
    [isDue, section, history, frame, at],
  )
  if (!isDue) return <Skeleton shape="block" className={css.place ?? ''} />
  if (!plot) return <EmptyState plain title={none} />
  const isTable = view.isTable || drawing.state === 'missing'
  const day = indexOfDay(plot, view.day)
  return (
    <figure className={css.trend}>
      <DayValues plot={plot} day={day} />
      {isTable ? <PlotTable plot={plot} /> : <Drawn {...{ plot, day, drawing, actor }} isPointed={view.day !== null} />}
      <figcaption className={css.caption}>{plotSummary(plot)}</figcaption>
      <div className={css.tools}>
        {drawing.state === 'missing' ? (
          <Button size="small" variant="secondary" onClick={drawing.onRequest}>
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
        <PlotFiles actor={actor} plot={plot} isBusy={view.isDrawingFile} of={`${plot.title} by day`} />
      </div>
    </figure>
  )
}

interface DrawnProps {
  plot: LinePlot
  day: number
  isPointed: boolean
  drawing: PlotLoading
  actor: ActorRefFrom<typeof plotMachine>
}

/** The drawing, and under it a slider that goes through its days by keyboard, pointer or touch. */
function Drawn({ plot, day, isPointed, drawing: { state, Plot }, actor }: DrawnProps) {
  const choose = (index: number) => {
    const chosen = plot.days[index]
    if (chosen) actor.send({ type: 'day.chosen', day: chosen.date })
  }
  return (
    <>
      <div className={css.canvas}>
        {state === 'ready' ? (
          <Plot plot={plot} day={isPointed ? day : null} onDay={choose} />
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
        onChange={(event) => choose(Number(event.target.value))}
      />
    </>
  )
}
