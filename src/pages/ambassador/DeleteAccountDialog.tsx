import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'
import { selectDeleteAccount } from '#machines/settings/deleteAccount.selectors.ts'
import { Verbatim } from '#ui/layout/Verbatim.tsx'
import { AccountDeletionDialog } from '#ui/overlays/AccountDeletionDialog.tsx'

interface DeleteAccountDialogProps {
  actor: ActorRefFrom<typeof deleteAccountMachine>
  email: string
}

/** Asks for confirmation before a marketer's own account is deleted (§4, §6). */
export function DeleteAccountDialog({ actor, email }: DeleteAccountDialogProps) {
  const dialog = useSelector(actor, selectDeleteAccount, shallowEqual)
  return (
    <AccountDeletionDialog
      {...dialog}
      result="The people you referred keep their accounts, but no longer count for you. Only an admin can add you again."
      send={actor.send}
    >
      The account of{' '}
      <strong>
        <Verbatim>{email}</Verbatim>
      </strong>{' '}
      and its referral code are
    </AccountDeletionDialog>
  )
}
