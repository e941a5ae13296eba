import { type FormEventHandler, type ReactNode, useId, useLayoutEffect } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { useIsOnTop } from '#ui/overlays/layers.ts'

interface FormDialogProps {
  title: string
  submitLabel: string
  isBusy: boolean
  /** Asks whether to discard the entries. */
  isConfirmingLeave: boolean
  /** Asks whether to close before the server answers. */
  isConfirmingLeaveWhileSaving: boolean
  problem: string | null
  onSubmit: FormEventHandler<HTMLFormElement>
  onDismiss: () => void
  onLeave: () => void
  finalFocus: () => HTMLElement | true
  children: ReactNode
}

/** A form in a dialog. It asks before it closes with unsaved entries or during a request. Load it with `lazy`. */
export function FormDialog({
  title,
  submitLabel,
  isBusy,
  isConfirmingLeave,
  isConfirmingLeaveWhileSaving,
  problem,
  onSubmit,
  onDismiss,
  onLeave,
  finalFocus,
  children,
}: FormDialogProps) {
  const id = useId()
  const answers = { onStay: onDismiss, onLeave }
  const buttons = (
    <>
      <Button variant="secondary" onClick={onDismiss}>
        Cancel
      </Button>
      <Button type="submit" form={id} busy={isBusy}>
        {submitLabel}
      </Button>
    </>
  )
  const actions = isConfirmingLeave ? (
    <Question key="editing" stayLabel="Keep editing" leaveLabel="Discard" {...answers} />
  ) : isConfirmingLeaveWhileSaving ? (
    <Question key="saving" stayLabel="Keep waiting" leaveLabel="Close anyway" {...answers} />
  ) : (
    buttons
  )
  return (
    <Dialog open title={title} onDismiss={onDismiss} finalFocus={finalFocus} actions={actions}>
      <form id={id} className="blocks" method="dialog" onSubmit={onSubmit} noValidate autoComplete="off">
        {children}
      </form>
      {problem !== null && (
        <Notice tone="danger" announce>
          {problem}
        </Notice>
      )}
      {isConfirmingLeave && (
        <Notice tone="warning" announce title="Discard this draft?">
          Nothing has been saved.
        </Notice>
      )}
      {isConfirmingLeaveWhileSaving && (
        <Notice tone="warning" announce title="Still saving. Close anyway?">
          It may still go through.
        </Notice>
      )}
    </Dialog>
  )
}

interface QuestionProps {
  stayLabel: string
  leaveLabel: string
  onStay: () => void
  onLeave: () => void
}

const queryDialog = (selector: string) => document.querySelector<HTMLElement>(`[role="dialog"] ${selector}`)

/** Focuses the first invalid field, or else the first field, if the focus would be lost. */
const focusForm = (): void => {
  if (document.activeElement === document.body)
    (queryDialog('input[aria-invalid="true"]') ?? queryDialog('input'))?.focus()
}

/** Takes the focus while it is shown, and then returns it to the previous element. A dialog on top keeps the focus. */
function Question({ stayLabel, leaveLabel, onStay, onLeave }: QuestionProps) {
  const id = useId()
  const isOnTop = useIsOnTop()
  useLayoutEffect(() => {
    const previous = document.activeElement
    return () => {
      if (previous instanceof HTMLElement && previous.isConnected) previous.focus()
      else queueMicrotask(focusForm)
    }
  }, [])
  useLayoutEffect(() => {
    const focus = () => document.getElementById(id)?.focus()
    if (!isOnTop) return
    focus()
    // A dialog that was on top first gives the focus to something else.
    queueMicrotask(focus)
  }, [id, isOnTop])
  return (
    <>
      <Button id={id} variant="secondary" onClick={onStay}>
        {stayLabel}
      </Button>
      <Button variant="danger" onClick={onLeave}>
        {leaveLabel}
      </Button>
    </>
  )
}
