import { shallowEqual, useSelector } from '@xstate/react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { type Activity, activityTexts, urlOfActivity } from '#domain/activity/activity.ts'
import { maxActivities } from '#domain/limits.ts'
import type { activityMachine } from '#machines/activity/activity.machine.ts'
import { selectActivities } from '#machines/activity/activity.selectors.ts'
import css from '#pages/admin/activity/ActivityPage.module.css'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { formatDay, formatTime } from '#ui/format.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'
import { CsvButtons } from '#ui/overlays/CsvButtons.tsx'
import { useFocusFallback } from '#ui/overlays/useFocusFallback.ts'

/** The page 'My activity': what the person changed in this browser, newest first. */
export function ActivityPage({ actor }: { actor: ActorRefFrom<typeof activityMachine> }) {
  const { activities, isEmpty, isCleared } = useSelector(actor, selectActivities, shallowEqual)
  return (
    <div className={classes('blocks', css.page)}>
      <p className="muted" tabIndex={-1}>
        {`The last ${maxActivities} changes that you made in this browser. Only you can see them. They stay after you sign out.`}
      </p>
      {isEmpty && (
        <EmptyState title="No activity yet">Your changes to users, marketers and your profile appear here.</EmptyState>
      )}
      {isCleared && (
        <EmptyState
          title="Activity cleared"
          action={<UndoButton onUndo={() => actor.send({ type: 'undo.requested' })} />}
        >
          This browser no longer stores these changes.
        </EmptyState>
      )}
      {activities.length > 0 && (
        <Card
          title="Changes"
          actions={
            <>
              <Button size="small" variant="quiet" onClick={() => actor.send({ type: 'clear.requested' })}>
                Clear
              </Button>
              <CsvButtons
                label="Download as CSV"
                size="small"
                onDownload={(reader) => actor.send({ type: 'export.requested', reader })}
              />
            </>
          }
        >
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ol role="list">
            {activities.map((activity, index) => (
              <li key={`${activity.at} ${activities.length - index}`} className={classes('wrap spread', css.entry)}>
                <ActivityText activity={activity} />
                <time className="muted" dateTime={new Date(activity.at).toISOString()}>
                  {`${formatDay(new Date(activity.at).toISOString())}, ${formatTime(activity.at)}`}
                </time>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </div>
  )
}

/** It takes the focus of 'Clear'. The note takes its own. */
function UndoButton({ onUndo }: { onUndo: () => void }) {
  return (
    <Button ref={useFocusFallback<HTMLButtonElement>()} autoFocus onClick={onUndo}>
      Undo
    </Button>
  )
}

function ActivityText({ activity }: { activity: Activity }) {
  const url = urlOfActivity(activity)
  const name = <Verbatim>{activity.name || activity.id}</Verbatim>
  return (
    <span className={classes('breaks', css.text)}>
      <span>{activityTexts[activity.kind]}</span> {url === null ? name : <Link href={url}>{name}</Link>}
    </span>
  )
}
