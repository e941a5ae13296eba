import { type ReactNode, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { fractionWithItems, sumReferees } from '#domain/people/referees.ts'
import type { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import css from '#pages/ambassador/InsightCard.module.css'
import { useInsight } from '#pages/ambassador/useInsight.ts'
import { classes } from '#ui/classes.ts'
import { Card } from '#ui/layout/Card.tsx'
import { CountUp } from '#ui/feedback/CountUp.tsx'
import { formatCount, formatPercent } from '#ui/format.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

interface InsightCardProps {
  actor: ActorRefFrom<typeof refereeListMachine>
  /** The number of referees, as the server counts them. It says what has a place before the referees arrive. */
  referredCount: number
}

/** The figures of the referees. */
export function InsightCard({ actor, referredCount }: InsightCardProps) {
  const { isBusy, isLoaded, isComplete, rows } = useInsight(actor)
  const sums = useMemo(() => sumReferees(rows), [rows])
  const fraction = fractionWithItems(sums)
  const count = isLoaded && isComplete ? sums.refereeCount : Math.max(sums.refereeCount, referredCount)
  const whenLoaded = (figure: ReactNode) =>
    isLoaded ? figure : isBusy ? <Skeleton shape="figure" /> : <Dash text="Not known" />
  return (
    <Card title="Your impact" busy={isBusy}>
      <div className={classes('blocks', css.content)}>
        <Stat label="Users referred" value={<CountUp value={count} />} />
        <Stat label="Items they've listed" value={whenLoaded(<CountUp value={sums.itemCount} />)} />
        {referredCount > 0 && (
          <Stat
            label="Have listed an item"
            value={whenLoaded(fraction === null ? <Dash text="None yet" /> : formatPercent(fraction))}
            // Until there is a share, the note keeps its place.
            note={
              fraction === null
                ? '\u00a0'
                : `${formatCount(sums.refereesWithItems)} of ${formatCount(sums.refereeCount)}`
            }
          />
        )}
      </div>
    </Card>
  )
}

/** A figure with its label. @param note a line under the figure */
function Stat({ label, value, note }: { label: string; value: ReactNode; note?: string }) {
  return (
    <div className="lines">
      <p className="muted snug">{label}</p>
      <p className="figure digits">{value}</p>
      {note && <p className="muted snug">{note}</p>}
    </div>
  )
}

/** In place of a figure. @param text what a screen reader says */
const Dash = ({ text }: { text: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">{text}</span>
  </>
)
