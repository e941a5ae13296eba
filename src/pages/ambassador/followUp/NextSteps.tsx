import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { groupReferees, namesText } from '#domain/people/refereeGroups.ts'
import { milestoneAt, type Referee } from '#domain/people/referees.ts'
import { type Invitation, shareUrls } from '#domain/people/sharing.ts'
import type { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import { selectInsight } from '#machines/ambassador/refereeList.selectors.ts'
import css from '#pages/ambassador/followUp/NextSteps.module.css'
import { ButtonLink } from '#ui/controls/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { formatCount } from '#ui/format.ts'
import { Card } from '#ui/layout/Card.tsx'

interface NextStepsProps {
  actor: ActorRefFrom<typeof refereeListMachine>
  invitation: Invitation | null
  /** The number of referees, as the server counts them. */
  referredCount: number
}

/** Who joined this week, who has not listed an item, the next milestone, and what to do about it. */
export function NextSteps({ actor, invitation, referredCount }: NextStepsProps) {
  const { isBusy, isComplete, isLoaded, rows, today, undatedCount } = useSelector(actor, selectInsight, shallowEqual)
  const { joinedThisWeek, unlisted } = useMemo(() => groupReferees(rows, today), [rows, today])
  const count = isLoaded && isComplete ? rows.length : Math.max(rows.length, referredCount)
  const knowsDates = undatedCount < rows.length
  return (
    <Card title="What to do next" busy={isBusy}>
      <div className={css.content}>
        {!isLoaded && isBusy && <Skeleton lines={2} />}
        {rows.length > 0 && (
          <>
            {knowsDates && (
              <Step
                title={
                  joinedThisWeek.length === 0
                    ? 'Nobody joined this week yet'
                    : `${formatCount(joinedThisWeek.length)} joined this week`
                }
                referees={joinedThisWeek}
              />
            )}
            <Step
              title={
                unlisted.length === 0
                  ? 'Everybody has listed an item'
                  : `${formatCount(unlisted.length)} ${unlisted.length === 1 ? 'has' : 'have'} not listed an item yet`
              }
              referees={unlisted}
            />
          </>
        )}
        <Milestone referredCount={count} />
      </div>
      {invitation && (
        <div className={css.action}>
          <ButtonLink href={shareUrls(invitation).whatsApp} target="_blank" rel="noopener noreferrer">
            Invite more people
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}

function Step({ title, referees }: { title: string; referees: readonly Referee[] }) {
  const names = namesText(referees, formatCount)
  return (
    <div className={css.step}>
      <p className={css.title}>{title}</p>
      {names && <p className={css.names}>{names}</p>}
    </div>
  )
}

function Milestone({ referredCount }: { referredCount: number }) {
  const { reached, next } = milestoneAt(referredCount)
  if (next === null)
    return <p className={css.title}>{`You have passed every milestone: ${formatCount(reached ?? 0)} and more.`}</p>
  return (
    <div className={css.step}>
      <p className={css.title}>
        {next === 1
          ? 'Your first referee is the next milestone.'
          : `${formatCount(next - referredCount)} more to reach ${formatCount(next)} referees`}
      </p>
      <progress className={css.progress} value={referredCount} max={next} aria-label="The way to the next milestone" />
      {reached !== null && <p className={css.names}>{`Last milestone: ${formatCount(reached)}`}</p>}
    </div>
  )
}
