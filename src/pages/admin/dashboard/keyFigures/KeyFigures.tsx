import { memo, type ReactNode } from 'react'
import { pageTimeFrame } from '#domain/dashboard/chosenTimeFrames.ts'
import { barCounts, compareWith, type Compared, keyFigureSections, newTexts } from '#domain/dashboard/comparison.ts'
import { linkedDays, urlOfCount } from '#domain/dashboard/figureLinks.ts'
import type { TotalSection } from '#domain/dashboard/sections.ts'
import type { TimeFrame } from '#domain/periods/timeFrames.ts'
import type { LoadedSection } from '#machines/dashboard/section.machine.ts'
import { ChangeText } from '#pages/admin/dashboard/ChangeText.tsx'
import css from '#pages/admin/dashboard/keyFigures/KeyFigures.module.css'
import { BarsSkeleton } from '#pages/admin/dashboard/keyFigures/KeyFiguresSkeleton.tsx'
import { timeFrameLabel } from '#pages/admin/dashboard/period/periodText.ts'
import { Bars } from '#pages/admin/dashboard/plots/Bars.tsx'
import { newBarsOf } from '#pages/admin/dashboard/plots/newCounts.ts'
import { type CardActors, useKeyFigure, useTimeFrames } from '#pages/admin/dashboard/useCards.ts'
import { classes } from '#ui/classes.ts'
import { FigureLink } from '#ui/controls/FigureLink.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { formatCount } from '#ui/format.ts'

/**
 * What was added in the time frame of each card, and how that differs from the period before. Renders nothing if no card
 * could be loaded: the notice above says so.
 */
export function KeyFigures({ cards }: { cards: CardActors }) {
  const timeFrame = pageTimeFrame(useTimeFrames(cards))
  const figures = { userOverview: useKeyFigure(cards.userOverview), itemOverview: useKeyFigure(cards.itemOverview) }
  if (Object.values(figures).every((figure) => figure?.hasFailed && !figure.loaded)) return null
  return (
    <section aria-labelledby="key-figures">
      <h2 id="key-figures" className="visually-hidden">
        Key figures
      </h2>
      <dl className={classes('framed', css.strip)}>
        {keyFigureSections.map((section) => (
          <Figure key={section} section={section} card={figures[section]} timeFrame={timeFrame} />
        ))}
      </dl>
    </section>
  )
}

interface FigureProps {
  section: TotalSection
  /** Null before the chart of the card runs. */
  card: ReturnType<typeof useKeyFigure>
  /** The time frame of the page. */
  timeFrame: TimeFrame
}

function Figure({ section, card, timeFrame }: FigureProps) {
  const countName = barCounts[section]
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
      <dt className={classes('note cut', css.label)}>{newTexts[section]}</dt>
      <dd className={classes('figure', css.value)}>
        {period ? (
          <Value section={section} loaded={loaded} count={formatCount(period[countName])} />
        ) : (
          <EmptyFigure hasFailed={card?.hasFailed === true} />
        )}
      </dd>
      <dd className={classes('wrap muted', css.change)}>{compared && changeLines(compared, otherTimeFrame)}</dd>
      <dd className={css.bars}>
        {loaded ? (
          <NewBars section={section} loaded={loaded} isNotCompared={card.isNotCompared} />
        ) : (
          !card?.hasFailed && <BarsSkeleton />
        )}
      </dd>
    </div>
  )
}

/** The figure leads to the rows that it counts. */
function Value({ section, loaded, count }: { section: TotalSection; loaded: LoadedSection; count: string }) {
  const days = linkedDays(loaded.timeFrame, loaded.figures.loadedAt)
  return (
    <FigureLink href={urlOfCount(barCounts[section], days)} label={`${newTexts[section]}: ${count}`}>
      {count}
    </FigureLink>
  )
}

/** The bars, or their place. Memoized: the strip renders with each call of a card. */
const NewBars = memo(function NewBars(props: { section: TotalSection; loaded: LoadedSection; isNotCompared: boolean }) {
  const bars = newBarsOf(props.section, props.loaded, props.isNotCompared)
  return bars === 'loading' ? <BarsSkeleton /> : bars !== null && <Bars {...bars} />
})

const EmptyFigure = ({ hasFailed }: { hasFailed: boolean }) =>
  hasFailed ? <span className={classes('note cut', css.label)}>Couldn't be loaded</span> : <Skeleton shape="figure" />

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
