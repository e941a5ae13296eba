import { type FormEventHandler, lazy, type ReactNode, Suspense, useId, useLayoutEffect } from 'react'
import css from '#pages/admin/marketers/FormDialog.module.css'
import { Button } from '#ui/controls/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'

const Dialog = lazy(async () => ({ default: (await import('#ui/overlays/Dialog.tsx')).Dialog }))

interface FormDialogProps {
  title: string
  submitLabel: string
  isBusy: boolean
  /** Something typed would be lost. */
  isAsking: boolean
  /** The answer of the server is not here yet. */
  isDoubting: boolean
  problem: string | null
  onSubmit: FormEventHandler
  send: (event: { type: 'dialog.dismissed' | 'dialog.kept' | 'dialog.abandoned' }) => void
  finalFocus: () => HTMLElement | true
  children: ReactNode
}

/** A form in a dialog that asks before it closes on something typed, or on a request under way. */
export function FormDialog({
  title,
  submitLabel,
  isBusy,
  isAsking,
  isDoubting,
  problem,
  onSubmit,
  send,
  finalFocus,
  children,
}: FormDialogProps) {
  const id = useId()
  const dismiss = () => send({ type: 'dialog.dismissed' })
  const buttons = (
    <>
      <Button variant="secondary" onClick={dismiss}>
        Cancel
      </Button>
      <Button type="submit" form={id} busy={isBusy}>
        {submitLabel}
      </Button>
    </>
  )
  const keep = () => send({ type: 'dialog.kept' })
  const abandon = () => send({ type: 'dialog.abandoned' })
  const actions = isAsking ? (
    <Question key="typed" keepLabel="Keep editing" abandonLabel="Discard" onKeep={keep} onAbandon={abandon} />
  ) : isDoubting ? (
    <Question key="sent" keepLabel="Keep waiting" abandonLabel="Close anyway" onKeep={keep} onAbandon={abandon} />
  ) : (
    buttons
  )
  return (
    <Suspense>
      <Dialog open title={title} onDismiss={dismiss} finalFocus={finalFocus} actions={actions}>
        <form id={id} className={css.fields} method="dialog" onSubmit={onSubmit} noValidate>
          {children}
        </form>
        {problem !== null && (
          <Notice tone="danger" announce>
            {problem}
          </Notice>
        )}
        {isAsking && (
          <Notice tone="warning" announce title="Discard what you typed?">
            Nothing of it is saved yet.
          </Notice>
        )}
        {isDoubting && (
          <Notice tone="warning" announce title="Close before the answer is here?">
            The request is on its way, and closing does not take it back.
          </Notice>
        )}
      </Dialog>
    </Suspense>
  )
}

interface QuestionProps {
  keepLabel: string
  abandonLabel: string
  onKeep: () => void
  onAbandon: () => void
}

const inDialog = (selector: string) => document.querySelector<HTMLElement>(`[role="dialog"] ${selector}`)

/** The marked field, or else the first one. */
const focusForm = (): void => (inDialog('input[aria-invalid="true"]') ?? inDialog('input'))?.focus()

/** Takes the focus as long as it is asked, and gives it back to where it was. */
function Question({ keepLabel, abandonLabel, onKeep, onAbandon }: QuestionProps) {
  const id = useId()
  useLayoutEffect(() => {
    const before = document.activeElement
    document.getElementById(id)?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      else queueMicrotask(focusForm)
    }
  }, [id])
  return (
    <>
      <Button id={id} variant="secondary" onClick={onKeep}>
        {keepLabel}
      </Button>
      <Button variant="danger" onClick={onAbandon}>
        {abandonLabel}
      </Button>
    </>
  )
}
