import { memo } from 'react'
import { type DonutSection, swappedCount } from '#domain/dashboard/counts.ts'
import { linkedDays, urlOfSlice } from '#domain/dashboard/figureLinks.ts'
import type { DonutPlot } from '#domain/dashboard/plots.ts'
import type { TimeFrame } from '#domain/periods/timeFrames.ts'
import css from '#pages/admin/dashboard/plots/Breakdown.module.css'
import type { PlotCode } from '#pages/admin/dashboard/plots/Trend.tsx'
import { classes } from '#ui/classes.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { LazyPlot } from '#ui/plots/LazyPlot.ts'
import { Legend } from '#ui/plots/Legend.tsx'
import { plotSummary } from '#ui/plots/plotText.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

interface BreakdownProps {
  section: DonutSection
  timeFrame: TimeFrame
  loadedAt: number
  plot: DonutPlot | null
  plotCode: PlotCode
  /** A longer time frame has no more items. */
  isAll: boolean
  /** Shown if there are no items (§2). */
  emptyText: string
}

/** The breakdown of a card's items in the time frame (§2): a donut and a legend with the shares. */
export const Breakdown = memo(function Breakdown(props: BreakdownProps) {
  const { section, timeFrame, loadedAt, plot, plotCode, isAll, emptyText } = props
  const { status } = plotCode
  const days = linkedDays(timeFrame, loadedAt)
  if (!plot)
    return (
      <EmptyState title={emptyText}>
        {isAll ? 'Items appear here once they are listed.' : 'Choose a longer time frame to see more.'}
      </EmptyState>
    )
  return (
    <figure className={classes('blocks', css.division)}>
      {status !== 'failed' && (
        <div className={classes('center', css.donut)}>
          {status === 'ready' ? <LazyPlot plot={plot} /> : <Skeleton shape="circle" className={css.ring ?? ''} />}
        </div>
      )}
      <figcaption className="stack">
        <p className="visually-hidden">{plotSummary(plot)}</p>
        <Legend rows={plot.slices} urlOf={(kind) => urlOfSlice(kind, days)} />
        {section === 'itemPerformance' && <p className={classes('muted', css.note)}>{swappedCount.note}</p>}
      </figcaption>
    </figure>
  )
})
