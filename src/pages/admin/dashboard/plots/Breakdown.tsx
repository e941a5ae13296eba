import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { DonutSection, SectionFigures } from '#domain/dashboard/counts.ts'
import { countAliases } from '#domain/dashboard/countAliases.ts'
import { createDonutPlot } from '#domain/dashboard/plots.ts'
import type { TimeFrame } from '#domain/dashboard/timeFrames.ts'
import type { plotMachine } from '#machines/dashboard/plot.machine.ts'
import { selectPlot } from '#machines/dashboard/plot.selectors.ts'
import css from '#pages/admin/dashboard/plots/Breakdown.module.css'
import { PlotFiles } from '#pages/admin/dashboard/plots/PlotFiles.tsx'
import type { PlotLoading } from '#pages/admin/dashboard/plots/Trend.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Legend } from '#ui/plots/Legend.tsx'
import { plotSummary } from '#ui/plots/plotText.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

interface DivisionProps {
  section: DonutSection
  actor: ActorRefFrom<typeof plotMachine>
  figures: SectionFigures
  frame: TimeFrame
  drawing: PlotLoading
  /** What it says where there is nothing to divide (§2). */
  none: string
}

/** How the items of the time frame divide (§2): a donut, and beside it the table of its shares. */
export function Breakdown({ section, actor, figures, frame, drawing: { state, Plot }, none }: DivisionProps) {
  const { isDrawingFile } = useSelector(actor, selectPlot, shallowEqual)
  const plot = useMemo(() => createDonutPlot(section, figures), [section, figures])
  if (!plot)
    return (
      <EmptyState title={none}>
        {frame === 'Lifetime'
          ? 'Items are counted here once they are listed.'
          : 'Choose a longer time frame to see more.'}
      </EmptyState>
    )
  return (
    <figure className={css.division}>
      {state !== 'missing' && (
        <div className={css.donut}>
          {state === 'ready' ? <Plot plot={plot} /> : <Skeleton shape="circle" className={css.ring ?? ''} />}
        </div>
      )}
      <figcaption className={css.facts}>
        <p className="visually-hidden">{plotSummary(plot)}</p>
        <Legend label={plot.centerLabel} rows={plot.slices} />
        {section === 'itemPerformance' && <p className={css.note}>{countAliases.swappedShare.note}</p>}
        <PlotFiles actor={actor} plot={plot} isBusy={isDrawingFile} of={plot.title} />
      </figcaption>
    </figure>
  )
}
