import { shallowEqual, useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'
import { selectDeleteAccount } from '#machines/settings/deleteAccount.selectors.ts'

const TypedConfirmDialog = lazy(async () => ({
  default: (await import('#ui/overlays/TypedConfirmDialog.tsx')).TypedConfirmDialog,
}))

/** The confirmation before a marketer's account is deleted (§4, §6). */
export function DeleteAccountDialog({
  actor,
  email,
}: {
  actor: ActorRefFrom<typeof deleteAccountMachine>
  email: string
}) {
  const { isOpen, isBusy, word, canDelete, problem } = useSelector(actor, selectDeleteAccount, shallowEqual)
  if (!isOpen) return null
  return (
    <Suspense>
      <TypedConfirmDialog
        title="Delete your account?"
        description={
          <>
            The account of <strong>{email}</strong> and its referral code are deleted for good, you are signed out
            everywhere, and this browser forgets all it keeps for this site.
          </>
        }
        label="Type DELETE to confirm"
        typed={word}
        onType={(typed) => actor.send({ type: 'confirmation.changed', word: typed })}
        canConfirm={canDelete}
        busy={isBusy}
        problem={problem}
        button="Delete"
        isCapital
        onConfirm={() => actor.send({ type: 'delete.confirmed' })}
        onDismiss={() => actor.send({ type: 'dialog.dismissed' })}
      />
    </Suspense>
  )
}
