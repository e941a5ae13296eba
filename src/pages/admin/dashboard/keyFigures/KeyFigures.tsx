import type { ReactNode } from 'react'
import { pageTimeFrame } from '#domain/dashboard/chosenTimeFrames.ts'
import { compareWith, type Compared, type KeyFigure, keyFigures } from '#domain/dashboard/comparison.ts'
import { linkedDays, urlOfCount } from '#domain/dashboard/figureLinks.ts'
import type { TimeFrame } from '#domain/periods/timeFrames.ts'
import type { LoadedSection } from '#machines/dashboard/section.machine.ts'
import { ChangeText } from '#pages/admin/dashboard/ChangeText.tsx'
import css from '#pages/admin/dashboard/keyFigures/KeyFigures.module.css'
import { timeFrameLabel } from '#pages/admin/dashboard/period/periodText.ts'
import { type CardActors, type SectionActor, useKeyFigure, useTimeFrames } from '#pages/admin/dashboard/useCards.ts'
import { FigureLink } from '#ui/controls/FigureLink.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { formatCount } from '#ui/format.ts'

/** What was added in the time frame of each card, and how that differs from the period before. */
export function KeyFigures({ cards }: { cards: CardActors }) {
  const timeFrame = pageTimeFrame(useTimeFrames(cards))
  return (
    <section aria-label="Key figures">
      <dl className={css.strip}>
        {keyFigures.map((figure) => (
          <Figure key={figure.label} figure={figure} actor={cards[figure.section]} timeFrame={timeFrame} />
        ))}
      </dl>
    </section>
  )
}

function Figure({
  figure,
  actor,
  timeFrame,
}: {
  figure: KeyFigure
  actor: SectionActor | undefined
  timeFrame: TimeFrame
}) {
  const { label, countName } = figure
  const card = useKeyFigure(actor)
  const loaded = card?.loaded
  const period = loaded?.figures.period
  const compared =
    loaded &&
    compareWith(
      { period: loaded.figures.period, comparison: loaded.comparison, isNotCompared: card.isNotCompared },
      (counts) => counts[countName],
    )
  const otherTimeFrame = loaded && loaded.timeFrame !== timeFrame ? timeFrameLabel(loaded.timeFrame) : null
  return (
    <div className={css.figure}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>
        {period ? (
          <Value figure={figure} loaded={loaded} count={formatCount(period[countName])} />
        ) : (
          <EmptyFigure hasFailed={card?.hasFailed === true} />
        )}
      </dd>
      <dd className={css.change}>{compared && changeLines(compared, otherTimeFrame)}</dd>
    </div>
  )
}

/** The figure leads to the rows that it counts. */
function Value({ figure, loaded, count }: { figure: KeyFigure; loaded: LoadedSection; count: string }) {
  const days = linkedDays(loaded.timeFrame, loaded.figures.loadedAt)
  return (
    <FigureLink href={urlOfCount(figure.countName, days)} label={`${figure.label}: ${count}`} isStretched>
      {count}
    </FigureLink>
  )
}

const EmptyFigure = ({ hasFailed }: { hasFailed: boolean }) =>
  hasFailed ? <span className={css.label}>Couldn't be loaded</span> : <Skeleton shape="figure" />

const differenceOf = (compared: Compared): ReactNode => {
  if (compared.kind === 'change') return <ChangeText change={compared.change} />
  if (compared.kind === 'loading') return <Skeleton className={css.waiting ?? ''} />
  if (compared.kind === 'failed') return <span>Couldn't compare</span>
  return <span>{compared.kind === 'noPeriod' ? 'All time' : 'No earlier data'}</span>
}

/** The change with the count before, or with the time frame of a card that differs from the page. */
const changeLines = (compared: Compared, otherTimeFrame: string | null): ReactNode => (
  <>
    {differenceOf(compared)}
    {otherTimeFrame !== null && <span className={css.differs}>{otherTimeFrame}</span>}
    {otherTimeFrame === null && compared.kind === 'change' && compared.change.by !== 0 && (
      <span>{`from ${formatCount(compared.before)}`}</span>
    )}
  </>
)
