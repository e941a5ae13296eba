import { shallowEqual, useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { alertsMachine } from '#machines/app/alerts.machine.ts'
import { selectAlerts } from '#machines/app/alerts.select.ts'
import css from '#pages/admin/Bell.module.css'
import { IconButton } from '#ui/IconButton.tsx'
import { BellIcon } from '#ui/Icon.tsx'

/** The bell with its new-alert dot (§2), and the alerts of this session behind it. */
export function Bell({ actor }: { actor: ActorRefFrom<typeof alertsMachine> }) {
  const { texts, hasNew } = useSelector(actor, selectAlerts, shallowEqual)
  const id = useId()
  return (
    <>
      <IconButton label={hasNew ? 'Alerts, new ones' : 'Alerts'} icon={<BellIcon />} dot={hasNew} popoverTarget={id} />
      <section
        id={id}
        className={css.list}
        popover="auto"
        aria-label="Alerts of this session"
        onToggle={(event) => actor.send({ type: event.newState === 'open' ? 'list.opened' : 'list.dismissed' })}
      >
        <h2 className={css.title}>Alerts of this session</h2>
        {texts.length === 0 && <p className={css.none}>Nothing went wrong so far.</p>}
        <ul className={css.alerts}>
          {texts.map((text, index) => (
            <li key={texts.length - index} className={css.alert}>
              {text}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
