import { shallowEqual, useSelector } from '@xstate/react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { type Activity, activityTexts, urlOfActivity } from '#domain/activity/activity.ts'
import { maxActivities } from '#domain/limits.ts'
import type { activityMachine } from '#machines/activity/activity.machine.ts'
import { selectActivities } from '#machines/activity/activity.selectors.ts'
import css from '#pages/admin/activity/ActivityPage.module.css'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { formatDay, formatTime } from '#ui/format.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'
import { CsvButtons } from '#ui/overlays/CsvButtons.tsx'

/** The page 'My activity': what the person changed in this browser, newest first. */
export function ActivityPage({ actor }: { actor: ActorRefFrom<typeof activityMachine> }) {
  const { activities, isEmpty } = useSelector(actor, selectActivities, shallowEqual)
  return (
    <div className={css.page}>
      <p className={css.note}>
        The last {maxActivities} changes that you made in this browser. Only you can see them. Signing out removes them.
      </p>
      {isEmpty && (
        <EmptyState title="No activity yet">Changes of users, marketers and your profile are listed here.</EmptyState>
      )}
      {activities.length > 0 && (
        <Card
          title="Changes"
          actions={
            <CsvButtons
              label="Download as CSV"
              size="small"
              onDownload={(reader) => actor.send({ type: 'export.requested', reader })}
            />
          }
        >
          <ol className={css.list}>
            {activities.map((activity, index) => (
              <li key={`${activity.at} ${activities.length - index}`} className={css.entry}>
                <ActivityText activity={activity} />
                <time className={css.time} dateTime={new Date(activity.at).toISOString()}>
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

function ActivityText({ activity }: { activity: Activity }) {
  const url = urlOfActivity(activity)
  const name = <Verbatim>{activity.name || activity.id}</Verbatim>
  return (
    <span className={css.text}>
      <span>{activityTexts[activity.kind]}</span> {url === null ? name : <Link href={url}>{name}</Link>}
    </span>
  )
}
