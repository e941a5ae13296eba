import type { ReactNode } from 'react'
import { LazyTypedConfirmDialog } from '#ui/overlays/lazyOverlays.tsx'

interface AccountDeletionDialogProps {
  isOpen: boolean
  isBusy: boolean
  confirmation: string
  canDelete: boolean
  problem: string | null
  /** What is deleted: the start of the description. */
  children: ReactNode
  send: (
    event: { type: 'confirmation.changed'; text: string } | { type: 'delete.confirmed' } | { type: 'dialog.dismissed' },
  ) => void
}

/** Asks for the word DELETE before a person's own account is deleted (§4, §6). */
export function AccountDeletionDialog({
  isOpen,
  isBusy,
  confirmation,
  canDelete,
  problem,
  children,
  send,
}: AccountDeletionDialogProps) {
  if (!isOpen) return null
  return (
    <LazyTypedConfirmDialog
      title="Delete your account?"
      description={
        <>
          {children} deleted for good, you are signed out everywhere, and this browser forgets all it keeps for this
          site.
        </>
      }
      label="Type DELETE to confirm"
      typed={confirmation}
      onType={(text) => send({ type: 'confirmation.changed', text })}
      canConfirm={canDelete}
      busy={isBusy}
      problem={problem}
      button="Delete"
      isCapital
      onConfirm={() => send({ type: 'delete.confirmed' })}
      onDismiss={() => send({ type: 'dialog.dismissed' })}
    />
  )
}
