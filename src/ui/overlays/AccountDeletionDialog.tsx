import type { ReactNode } from 'react'
import { confirmationWord, confirmationWordRule } from '#domain/people/confirmation.ts'
import { LazyTypedConfirmDialog } from '#ui/overlays/lazyOverlays.ts'

interface AccountDeletionDialogProps {
  isOpen: boolean
  isBusy: boolean
  problem: string | null
  /** What is deleted: the start of the description. */
  children: ReactNode
  /** What the deletion means for what the person worked with. */
  result: string
  send: (
    event: { type: 'confirmation.changed' | 'dialog.dismissed' } | { type: 'delete.confirmed'; confirmation: string },
  ) => void
}

/** Asks for the word DELETE before a person's own account is deleted (§4, §6). */
export function AccountDeletionDialog({ isOpen, isBusy, problem, children, result, send }: AccountDeletionDialogProps) {
  if (!isOpen) return null
  return (
    <LazyTypedConfirmDialog
      title="Delete your account?"
      description={
        <>
          <span>{children}</span>
          <span> permanently deleted, you are signed out everywhere, and this site's data is cleared. </span>
          <span>{result}</span>
        </>
      }
      label={`Type ${confirmationWord} to confirm`}
      word={confirmationWord}
      rule={confirmationWordRule}
      busy={isBusy}
      problem={problem}
      button="Delete"
      isCapital
      onChange={() => send({ type: 'confirmation.changed' })}
      onConfirm={(confirmation) => send({ type: 'delete.confirmed', confirmation })}
      onDismiss={() => send({ type: 'dialog.dismissed' })}
    />
  )
}
