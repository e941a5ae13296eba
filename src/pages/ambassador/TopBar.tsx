import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { pathOf } from '#domain/routes/routes.ts'
import type { Brand } from '#domain/auth/email.ts'
import type { Profile } from '#domain/people/profile.ts'
import type { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'
import css from '#pages/ambassador/AmbassadorPage.module.css'
import { AccountMenu, type AccountMenuProps } from '#pages/ambassador/AccountMenu.tsx'
import { DeleteAccountDialog } from '#pages/ambassador/DeleteAccountDialog.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { SignOutIcon } from '#ui/layout/Icon.tsx'
import { Logo } from '#ui/layout/Logo.tsx'

interface TopBarProps extends Pick<AccountMenuProps, 'theme' | 'supportEmail'> {
  brand: Brand
  profile: Profile | null
  deleteAccount: ActorRefFrom<typeof deleteAccountMachine> | undefined
  isSigningOut: boolean
  onSignOut: () => void
}

/** The top bar of the ambassador area (§2): logo, account menu and sign-out. */
export function TopBar({ brand, profile, deleteAccount, isSigningOut, onSignOut, ...menu }: TopBarProps) {
  return (
    <header className={css.bar}>
      <Link className={css.logo ?? ''} href={pathOf('ambassador')}>
        <Logo product={brand.product} size="medium" />
      </Link>
      <div className={css.tools}>
        {profile ? (
          <AccountMenu
            {...menu}
            profile={profile}
            onSignOut={onSignOut}
            onDelete={() => deleteAccount?.send({ type: 'delete.requested' })}
          />
        ) : (
          <span className={css.badge}>
            <Skeleton shape="circle" />
          </span>
        )}
        <Button variant="quiet" icon={<SignOutIcon />} busy={isSigningOut} onClick={onSignOut}>
          Logout
        </Button>
      </div>
      {deleteAccount && profile && <DeleteAccountDialog actor={deleteAccount} email={profile.email} />}
    </header>
  )
}
