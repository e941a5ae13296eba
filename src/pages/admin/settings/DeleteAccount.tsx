import { shallowEqual, useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'
import { selectDeleteAccount } from '#machines/settings/deleteAccount.selectors.ts'
import css from '#pages/admin/settings/SettingsPage.module.css'
import { Button } from '#ui/controls/Button.tsx'
import { TrashIcon } from '#ui/layout/Icon.tsx'

const TypedConfirmDialog = lazy(async () => ({
  default: (await import('#ui/overlays/TypedConfirmDialog.tsx')).TypedConfirmDialog,
}))

/** The end of the own account (§2, §4), behind a confirm box. */
export function DeleteAccount({ actor, email }: { actor: ActorRefFrom<typeof deleteAccountMachine>; email: string }) {
  const { isOpen, isBusy, word, canDelete, problem } = useSelector(actor, selectDeleteAccount, shallowEqual)
  return (
    <section className={css.deletion} aria-labelledby="delete-account">
      <div className={css.text}>
        <h3 id="delete-account" className={css.heading} tabIndex={-1}>
          Delete Account
        </h3>
        <p className={css.note}>Your account and your sign-in are deleted for good. This cannot be undone.</p>
      </div>
      <Button variant="danger" icon={<TrashIcon />} onClick={() => actor.send({ type: 'delete.requested' })}>
        Delete account
      </Button>
      <Suspense>
        {isOpen && (
          <TypedConfirmDialog
            title="Delete your account?"
            description={
              <>
                The account of <strong>{email}</strong> is deleted for good, you are signed out everywhere, and this
                browser forgets all it keeps for this site.
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
        )}
      </Suspense>
    </section>
  )
}
