import { shallowEqual, useSelector } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { ownValue } from '#domain/ownValue.ts'
import { canRemind } from '#domain/people/followUp.ts'
import { groupReferees, namesText } from '#domain/people/refereeGroups.ts'
import { milestoneAt, type Referee } from '#domain/people/referees.ts'
import { type Invitation, shareUrls } from '#domain/people/sharing.ts'
import { lazy } from '#lazy/lazy.ts'
import type { followUpMachine } from '#machines/ambassador/followUp.machine.ts'
import { selectFollowUp } from '#machines/ambassador/followUp.selectors.ts'
import type { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import css from '#pages/ambassador/followUp/NextSteps.module.css'
import { newTab } from '#pages/ambassador/ShareKit.tsx'
import { classes } from '#ui/classes.ts'
import { Button, ButtonLink } from '#ui/controls/Button.tsx'
import { lazyPart } from '#ui/feedback/lazyPart.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { formatCount } from '#ui/format.ts'
import { useInsight } from '#pages/ambassador/useInsight.ts'
import { Card } from '#ui/layout/Card.tsx'

const ReminderDialog = lazyPart(lazy(() => import('#pages/ambassador/followUp/ReminderDialog.tsx'), 'ReminderDialog'))

interface NextStepsProps {
  list: ActorRefFrom<typeof refereeListMachine>
  followUp: ActorRefFrom<typeof followUpMachine>
  invitation: Invitation | null
  /** The number of referees, as the server counts them. */
  referredCount: number
}

/** Who joined this week, who has not listed an item, the next milestone, and one thing to do. */
export function NextSteps({ list, followUp, invitation, referredCount }: NextStepsProps) {
  const { isBusy, isComplete, isLoaded, rows, today, undatedCount } = useInsight(list)
  const { isOpen, reminded } = useSelector(followUp, selectFollowUp, shallowEqual)
  const { joinedThisWeek, unlisted } = useMemo(() => groupReferees(rows, today), [rows, today])
  const remindable = useMemo(() => unlisted.filter(canRemind), [unlisted])
  const remindedCount = remindable.filter(({ id }) => ownValue(reminded, id) !== undefined).length
  const isAllReminded = remindedCount === remindable.length
  const count = isLoaded && isComplete ? rows.length : Math.max(rows.length, referredCount)
  return (
    <Card title="What to do next" busy={isBusy}>
      <div className={css.content}>
        {referredCount > 0 && (isLoaded || isBusy) && (
          <Steps isLoaded={isLoaded}>
            {rows.length === 0 && invitation && firstSteps}
            {undatedCount < rows.length && <Step title={joinedText(joinedThisWeek.length)} referees={joinedThisWeek} />}
            {rows.length > 0 && (
              <Step
                title={unlistedText(unlisted.length)}
                referees={unlisted}
                note={
                  remindedCount > 0 && `${formatCount(remindedCount)} of ${formatCount(remindable.length)} reminded`
                }
              />
            )}
          </Steps>
        )}
        <div className={classes('wrap screen-only', css.action)}>
          {invitation && isAllReminded && (
            <ButtonLink variant="secondary" href={shareUrls(invitation).whatsApp} {...newTab}>
              {count === 0 ? 'Invite people' : 'Invite more people'}
            </ButtonLink>
          )}
          {invitation && remindable.length > 0 && (
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              onClick={() => followUp.send({ type: 'reminder.requested', referees: remindable })}
            >
              {isAllReminded ? 'Remind again' : 'Remind to list an item'}
            </Button>
          )}
        </div>
        <Milestone referredCount={count} />
      </div>
      {invitation && isOpen && (
        <ReminderDialog
          actor={followUp}
          product={invitation.product}
          onDismiss={() => followUp.send({ type: 'dialog.dismissed' })}
        />
      )}
    </Card>
  )
}

/** Two places, which are as large before the referees arrive. One step alone has both. */
const Steps = ({ isLoaded, children }: { isLoaded: boolean; children: ReactNode }) => (
  <div className={css.steps}>{isLoaded ? children : [1, 2].map((step) => <StepSkeleton key={step} />)}</div>
)

/** Before anybody joined. */
const firstSteps = (
  <>
    <Step title="Send your link to somebody" note="It brings your code to the app." />
    <Step title="Print your poster" note="'QR code and poster' has it for shops and markets." />
  </>
)

const joinedText = (count: number): string =>
  count === 0 ? 'Nobody joined this week yet' : `${formatCount(count)} joined this week`

const unlistedText = (count: number): string => {
  if (count === 0) return 'Everybody has listed an item'
  return `${formatCount(count)} ${count === 1 ? 'has' : 'have'} not listed an item yet`
}

interface StepProps {
  title: string
  referees?: readonly Referee[]
  note?: string | false
}

function Step({ title, referees = [], note }: StepProps) {
  const names = namesText(referees, formatCount)
  return (
    <div className={classes('lines', css.step)}>
      <p className={classes('medium', css.title)}>{title}</p>
      {names && <p className={classes('muted', css.names)}>{names}</p>}
      {note && <p className={classes('muted', css.names)}>{note}</p>}
    </div>
  )
}

const StepSkeleton = () => (
  <div className={classes('lines', css.step)}>
    <Skeleton lines={2} />
  </div>
)

function Milestone({ referredCount }: { referredCount: number }) {
  const { reached, next } = milestoneAt(referredCount)
  if (next === null)
    return (
      <div className={classes('lines', css.step)}>
        <p
          className={classes('medium', css.title)}
        >{`You have passed every milestone: ${formatCount(reached ?? 0)} and more.`}</p>
      </div>
    )
  return (
    <div className={classes('lines', css.step)}>
      <p className={classes('medium', css.title)}>
        {next === 1
          ? 'Next: your first referee'
          : `${formatCount(next - referredCount)} more to reach ${formatCount(next)} referees`}
      </p>
      <progress className={css.progress} value={referredCount} max={next} aria-label="The way to the next milestone" />
      {reached !== null && <p className={classes('muted', css.names)}>{`Last milestone: ${formatCount(reached)}`}</p>}
    </div>
  )
}
