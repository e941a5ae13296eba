import { shallowEqual, useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type alertsMachine, selectAlerts } from '#machines/app/alerts.machine.ts'
import css from '#pages/admin/layout/Bell.module.css'
import { classes } from '#ui/classes.ts'
import { RetryButton } from '#ui/feedback/RetryButton.tsx'
import { formatTime } from '#ui/format.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { AlertIcon, BellIcon, InfoIcon } from '#ui/layout/Icon.tsx'
import { isSecondPress } from '#ui/overlays/presses.ts'

/** The bell with a dot for unread alerts (§2), and the list of this session's alerts. */
export function Bell({ actor }: { actor: ActorRefFrom<typeof alertsMachine> }) {
  const { alerts, hasUnread } = useSelector(actor, selectAlerts, shallowEqual)
  const listId = useId()
  return (
    <>
      <IconButton
        label={hasUnread ? 'Notifications, new ones' : 'Notifications'}
        icon={<BellIcon />}
        dot={hasUnread}
        popoverTarget={listId}
        onClick={(event) => isSecondPress() && event.detail > 0 && event.preventDefault()}
      />
      <section
        id={listId}
        className={classes('raised', css.list)}
        popover="auto"
        aria-label="Notifications"
        onToggle={(event) => actor.send({ type: event.newState === 'open' ? 'alerts.opened' : 'dialog.dismissed' })}
      >
        <h2 className="heading" tabIndex={-1}>
          Notifications
        </h2>
        {alerts.length === 0 && <p className={classes('muted', css.none)}>You're all caught up.</p>}
        {alerts.length > 0 && (
          <ul className={css.alerts}>
            {alerts.map(({ id, tone, text, createdAt, retry }) => (
              <li key={id} className={classes('row', css.alert)}>
                <span className={tone === 'error' ? 'bad' : 'muted'}>
                  {tone === 'error' ? <AlertIcon /> : <InfoIcon />}
                </span>
                <p className="fill breaks">
                  <span>{text}</span> <time className={classes('note', css.time)}>{formatTime(createdAt)}</time>
                </p>
                {retry && (
                  <RetryButton
                    popoverTarget={listId}
                    popoverTargetAction="hide"
                    onClick={() => actor.send({ type: 'retry.requested', id })}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
