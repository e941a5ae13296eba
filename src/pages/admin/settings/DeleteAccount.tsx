import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'
import { selectDeleteAccount } from '#machines/settings/deleteAccount.selectors.ts'
import { SettingsRow } from '#pages/admin/settings/SettingsRow.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { TrashIcon } from '#ui/layout/Icon.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'
import { AccountDeletionDialog } from '#ui/overlays/AccountDeletionDialog.tsx'

/** The section that deletes the person's account, with its dialog (§2, §4). */
export function DeleteAccount({ actor, email }: { actor: ActorRefFrom<typeof deleteAccountMachine>; email: string }) {
  const dialog = useSelector(actor, selectDeleteAccount, shallowEqual)
  return (
    <SettingsRow
      title="Delete Account"
      note="Your account and your sign-in are permanently deleted. This cannot be undone."
    >
      <Button variant="dangerOutline" icon={<TrashIcon />} onClick={() => actor.send({ type: 'delete.requested' })}>
        Delete account
      </Button>
      <AccountDeletionDialog
        {...dialog}
        result="Users, items and marketers stay. To come back, you sign up again."
        send={actor.send}
      >
        The account of{' '}
        <strong>
          <Verbatim>{email}</Verbatim>
        </strong>{' '}
        is
      </AccountDeletionDialog>
    </SettingsRow>
  )
}
