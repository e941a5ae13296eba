import { shallowEqual, useSelector } from '@xstate/react'
import { memo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { indexOfDay, type LinePlot } from '#domain/dashboard/linePlot.ts'
import { isTotalSection, type Section } from '#domain/dashboard/sections.ts'
import { type plotMachine, selectPlot } from '#machines/dashboard/plot.machine.ts'
import { DayValues } from '#pages/admin/dashboard/plots/DayValues.tsx'
import { PlotTable } from '#pages/admin/dashboard/plots/PlotTable.tsx'
import css from '#pages/admin/dashboard/plots/Trend.module.css'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { LazyPlot } from '#ui/plots/LazyPlot.ts'
import { daySummary, plotSummary } from '#ui/plots/plotText.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** The load status of the code that draws plots. */
export interface PlotCode {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly onRequest: () => void
}

interface TrendProps {
  section: Section
  actor: ActorRefFrom<typeof plotMachine>
  /** The figures are painted. */
  isDue: boolean
  plot: LinePlot | null
  plotCode: PlotCode
  /** Shown if nothing was ever counted (§2). */
  emptyText: string
}

const titles: Readonly<Record<Section, string>> = {
  userOverview: 'All users over time',
  itemOverview: 'All items over time',
  itemPerformance: 'All outcomes over time',
  itemListings: 'All listings over time',
}

/** The daily counts of a card in its time frame (§2), as a plot or as a table. Their card often renders without them. */
export const Trend = memo(function Trend({ section, actor, isDue, plot, plotCode, emptyText }: TrendProps) {
  const view = useSelector(actor, selectPlot, shallowEqual)
  const lineCount = isTotalSection(section) ? undefined : css.many
  if (!isDue) return <Skeleton shape="block" className={classes(css.place, lineCount)} />
  if (!plot) return <EmptyState plain title={emptyText} />
  const isTable = view.isTable || plotCode.status === 'failed'
  const day = indexOfDay(plot, view.day)
  return (
    <figure className={classes('column', css.trend, lineCount)}>
      <DayValues
        title={titles[section]}
        plot={plot}
        day={view.day === null ? null : day}
        hasLegend={!isTotalSection(section)}
      />
      {isTable && <PlotTable plot={plot} />}
      {!isTable && <PlotWithSlider {...{ plot, day, plotCode, actor }} isDaySelected={view.day !== null} />}
      {plotCode.status === 'failed' && (
        <div className={classes('note', css.caption)}>
          <p>The plot couldn't be loaded. The table has the same figures.</p>
          <Button size="small" variant="secondary" onClick={plotCode.onRequest}>
            Draw the plot
          </Button>
        </div>
      )}
      <figcaption className="visually-hidden">{plotSummary(plot)}</figcaption>
    </figure>
  )
})

interface PlotWithSliderProps {
  plot: LinePlot
  day: number
  isDaySelected: boolean
  plotCode: PlotCode
  actor: ActorRefFrom<typeof plotMachine>
}

/** The plot, and a slider that selects a day. */
function PlotWithSlider({ plot, day, isDaySelected, plotCode: { status }, actor }: PlotWithSliderProps) {
  const chooseDay = (index: number) => {
    const chosenDay = plot.days[index]
    if (chosenDay) actor.send({ type: 'day.chosen', day: chosenDay.date })
  }
  return (
    <>
      <div className={css.canvas}>
        {status === 'ready' ? (
          <LazyPlot plot={plot} day={isDaySelected ? day : null} onDay={chooseDay} />
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
