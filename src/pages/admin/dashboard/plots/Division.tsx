import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { DividedSection, SectionFigures } from '#domain/dashboard/counts.ts'
import { oddReadings } from '#domain/dashboard/countAliases.ts'
import { donutPlotOf } from '#domain/dashboard/plots.ts'
import type { TimeFrame } from '#domain/dashboard/timeFrames.ts'
import type { plotMachine } from '#machines/dashboard/plot.machine.ts'
import { selectPlot } from '#machines/dashboard/plot.selectors.ts'
import css from '#pages/admin/dashboard/plots/Division.module.css'
import { PlotFiles } from '#pages/admin/dashboard/plots/PlotFiles.tsx'
import type { Drawing } from '#pages/admin/dashboard/plots/Trend.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Legend } from '#ui/plots/Legend.tsx'
import { sentenceOf } from '#ui/plots/words.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

interface DivisionProps {
  section: DividedSection
  actor: ActorRefFrom<typeof plotMachine>
  figures: SectionFigures
  frame: TimeFrame
  drawing: Drawing
  /** What it says where there is nothing to divide (§2). */
  none: string
}

/** How the items of the time frame divide (§2): a donut, and beside it the table of its shares. */
export function Division({ section, actor, figures, frame, drawing: { state, Plot }, none }: DivisionProps) {
  const { isDrawingFile } = useSelector(actor, selectPlot, shallowEqual)
  const plot = useMemo(() => donutPlotOf(section, figures), [section, figures])
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
        <p className="visually-hidden">{sentenceOf(plot)}</p>
        <Legend label={plot.centre} rows={plot.shares} />
        {section === 'itemPerformance' && <p className={css.note}>{oddReadings.swappedShare.sentence}</p>}
        <PlotFiles actor={actor} plot={plot} isBusy={isDrawingFile} of={plot.title} />
      </figcaption>
    </figure>
  )
}
