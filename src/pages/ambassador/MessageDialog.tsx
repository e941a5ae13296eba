import { shallowEqual, useSelector } from '@xstate/react'
import { shareTextMaxLength } from '#domain/limits.ts'
import { defaultText, invitationMessage } from '#domain/people/sharing.ts'
import { selectMessage, selectShareKit } from '#machines/ambassador/shareKit.selectors.ts'
import css from '#pages/ambassador/MessageDialog.module.css'
import type { ShareDialogProps } from '#pages/ambassador/ShareKit.tsx'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { TextArea } from '#ui/controls/TextArea.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'

/** The text that a marketer writes in invitations, with the whole message. It is stored while the person types. */
export function MessageDialog({ actor, onDismiss }: ShareDialogProps) {
  const { invitation, isReset, isUnstored, ownText } = useSelector(actor, selectMessage, shallowEqual)
  const canShare = useSelector(actor, (snapshot) => selectShareKit(snapshot).canShare)
  if (!invitation) return null
  const text = ownText ?? defaultText(invitation)
  const actions = (
    <>
      <Button
        variant="secondary"
        aria-disabled={ownText === null && !isReset}
        onClick={() => actor.send({ type: isReset ? 'reset.undone' : 'message.reset' })}
      >
        {isReset ? 'Undo reset' : 'Reset'}
      </Button>
      <Button onClick={onDismiss}>Done</Button>
    </>
  )
  return (
    <Dialog
      open
      title="Your message"
      description={`For WhatsApp, SMS, Email${canShare ? ', More ways' : ''} and Copy message. It is kept in this browser.`}
      onDismiss={onDismiss}
      actions={actions}
    >
      <TextArea
        label="Text"
        hint={`${text.length} of ${shareTextMaxLength} characters`}
        rows={4}
        maxLength={shareTextMaxLength}
        value={text}
        onChange={({ target }) => actor.send({ type: 'message.changed', text: target.value })}
      />
      {isUnstored && (
        <Notice tone="warning" announce title="Not kept for your next visit">
          This browser's storage is full. The text is used until you close this page.
        </Notice>
      )}
      <section aria-labelledby="whole-message">
        <h3 id="whole-message" className={classes('medium', css.title)}>
          What people receive
        </h3>
        <p className={classes('breaks', css.message)} translate="no" dir="auto">
          {invitationMessage(invitation, 'link', ownText)}
        </p>
        <p className={classes('note', css.hint)}>Your code and your link are always added.</p>
      </section>
    </Dialog>
  )
}
