import { shallowEqual, useSelector } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { milestoneAt, fractionWithItems, sumReferees } from '#domain/people/referees.ts'
import type { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import { selectInsight } from '#machines/ambassador/refereeList.selectors.ts'
import css from '#pages/ambassador/InsightCard.module.css'
import { Card } from '#ui/layout/Card.tsx'
import { CountUp } from '#ui/feedback/CountUp.tsx'
import { formatCount, formatPercent } from '#ui/format.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Stat } from '#ui/layout/Stat.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

interface InsightCardProps {
  actor: ActorRefFrom<typeof refereeListMachine>
  /** How many referees the server counts. */
  referred: number
}

/** What the referees come to: how many, who has listed something, and the next milestone. */
export function InsightCard({ actor, referred }: InsightCardProps) {
  const { isBusy, isKnown, isComplete, rows } = useSelector(actor, selectInsight, shallowEqual)
  const tally = useMemo(() => sumReferees(rows.map(({ referee }) => referee)), [rows])
  const all = isKnown && isComplete ? tally.refereeCount : Math.max(tally.refereeCount, referred)
  const known = (figure: ReactNode) => (isKnown ? figure : isBusy ? <Skeleton shape="figure" /> : <Unknown />)
  return (
    <Card title="What they come to" busy={isBusy}>
      <div className={css.content}>
        <Stat label="Users referred" value={<CountUp value={all} />} />
        <Stat label="Items listed by them" value={known(<CountUp value={tally.itemCount} />)} />
        {all > 0 && (
          <Stat
            label="With at least one item"
            value={known(formatPercent(fractionWithItems(tally) ?? 0))}
            note={isKnown && `${formatCount(tally.refereesWithItems)} of ${formatCount(tally.refereeCount)}`}
          />
        )}
        <Milestone referred={all} />
      </div>
    </Card>
  )
}

const Unknown = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>Not known</VisuallyHidden>
  </>
)

function Milestone({ referred }: { referred: number }) {
  const { reached, next } = milestoneAt(referred)
  if (next === null)
    return <p className={css.milestone}>You have passed every milestone: {formatCount(reached ?? 0)} and more.</p>
  return (
    <div className={css.milestone}>
      <p>
        {next === 1
          ? 'Your first referee is the next milestone.'
          : `${formatCount(next - referred)} more to reach ${formatCount(next)} referees`}
      </p>
      <progress className={css.progress} value={referred} max={next} aria-label="The way to the next milestone" />
      {reached !== null && <p className={css.reached}>Last milestone: {formatCount(reached)}</p>}
    </div>
  )
}
