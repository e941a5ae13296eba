import { shallowEqual, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { ownValue } from '#domain/ownValue.ts'
import { defaultReminder, namePlaceholder, type ReminderWay, reminderWay } from '#domain/people/followUp.ts'
import { reminderMaxLength } from '#domain/limits.ts'
import { type Referee, refereeName } from '#domain/people/referees.ts'
import { isolate } from '#domain/text.ts'
import type { followUpMachine } from '#machines/ambassador/followUp.machine.ts'
import { selectFollowUp } from '#machines/ambassador/followUp.selectors.ts'
import css from '#pages/ambassador/followUp/ReminderDialog.module.css'
import { newTab } from '#pages/ambassador/ShareKit.tsx'
import { classes } from '#ui/classes.ts'
import { Button, ButtonLink } from '#ui/controls/Button.tsx'
import { TextArea } from '#ui/controls/TextArea.tsx'
import { formatShortDay } from '#ui/format.ts'
import { Verbatim } from '#ui/layout/Verbatim.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'

/** People per page of the dialog. */
const batch = 50

interface ReminderDialogProps {
  actor: ActorRefFrom<typeof followUpMachine>
  product: string
  onDismiss: () => void
}

/** A text that the marketer can change, and the people to send it to. The marketer sends each message. */
export function ReminderDialog({ actor, product, onDismiss }: ReminderDialogProps) {
  const { isOpen, referees, reminded, text } = useSelector(actor, selectFollowUp, shallowEqual)
  const [shownCount, setShownCount] = useState(batch)
  const original = defaultReminder(product)
  return (
    <Dialog
      open={isOpen}
      title="Remind to list an item"
      description="WhatsApp or your email app opens with this message, and you send it."
      onDismiss={onDismiss}
    >
      <div className="blocks">
        <TextArea
          label="Message"
          hint={
            `${namePlaceholder} becomes the name of the person. This browser keeps your text. ` +
            `${(text ?? original).length} of ${reminderMaxLength} characters.`
          }
          rows={6}
          maxLength={reminderMaxLength}
          defaultValue={text ?? original}
          placeholder={original}
          onChange={(event) => actor.send({ type: 'text.changed', text: event.target.value })}
        />
        {/* VoiceOver does not announce a list without bullets unless it has the role. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ul role="list" aria-label="People to remind">
          {referees.slice(0, shownCount).map((referee) => (
            <Person
              key={referee.id}
              referee={referee}
              day={ownValue(reminded, referee.id)}
              way={reminderWay(text ?? original, referee, product)}
              onOpen={() => actor.send({ type: 'message.opened', refereeId: referee.id })}
            />
          ))}
        </ul>
        {shownCount < referees.length && (
          <Button variant="secondary" onClick={() => setShownCount(shownCount + batch)}>
            Show more
          </Button>
        )}
      </div>
    </Dialog>
  )
}

interface PersonProps {
  referee: Referee
  /** When the person was last reminded. */
  day: string | undefined
  way: ReminderWay | null
  onOpen: () => void
}

function Person({ referee, day, way, onOpen }: PersonProps) {
  const name = refereeName(referee)
  return (
    <li className={classes('row spread', css.person)}>
      <div className={css.texts}>
        <p className="medium breaks">
          <Verbatim>{name}</Verbatim>
        </p>
        {day !== undefined && <p className="note">{`Reminded ${formatShortDay(day)}`}</p>}
        {way === null && <p className="note">No phone number or email</p>}
      </div>
      {way && (
        <ButtonLink
          variant="secondary"
          size="small"
          href={way.url}
          {...(way.app === 'WhatsApp' && newTab)}
          aria-label={`${way.app}: remind ${isolate(name)}`}
          onClick={onOpen}
        >
          {way.app}
        </ButtonLink>
      )}
    </li>
  )
}
