import { useSelector } from '@xstate/react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { pathOf } from '#domain/routes/routes.ts'
import type { Brand } from '#domain/auth/email.ts'
import type { Profile } from '#domain/people/profile.ts'
import { type themeMachine, selectTheme } from '#machines/app/theme.machine.ts'
import type { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'
import css from '#pages/ambassador/AmbassadorPage.module.css'
import { DeleteAccountDialog } from '#pages/ambassador/DeleteAccountDialog.tsx'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { useReportProblem } from '#ui/feedback/reportProblem.tsx'
import { AlertIcon, InfoIcon, SignOutIcon, TrashIcon } from '#ui/layout/Icon.tsx'
import { Logo } from '#ui/layout/Logo.tsx'
import { AccountMenu } from '#ui/overlays/AccountMenu.tsx'

interface TopBarProps {
  brand: Brand
  theme: ActorRefFrom<typeof themeMachine> | undefined
  supportEmail: string
  profile: Profile | null
  deleteAccount: ActorRefFrom<typeof deleteAccountMachine> | undefined
  isSigningOut: boolean
  onSignOut: () => void
}

/** The top bar of the ambassador area (§2): logo, account menu and sign-out. */
export function TopBar({ brand, theme, supportEmail, profile, deleteAccount, isSigningOut, onSignOut }: TopBarProps) {
  const chosenTheme = useSelector(theme, (snapshot) => (snapshot ? selectTheme(snapshot) : 'system'))
  const onReport = useReportProblem()
  return (
    <header className={classes('row spread', css.bar)}>
      <Link className={classes('plain', css.logo)} href={pathOf('ambassador')}>
        <Logo product={brand.product} />
      </Link>
      <div className="row">
        <AccountMenu
          profile={profile}
          items={[
            { theme: chosenTheme, onChoose: (chosen) => theme?.send({ type: 'theme.chosen', theme: chosen }) },
            { label: 'Help', icon: <InfoIcon />, href: `mailto:${supportEmail}` },
            ...(onReport ? [{ label: 'Report a problem', icon: <AlertIcon />, onSelect: onReport }] : []),
            { label: 'Sign out', icon: <SignOutIcon />, onSelect: onSignOut },
            {
              label: 'Delete account',
              icon: <TrashIcon />,
              danger: true,
              onSelect: () => deleteAccount?.send({ type: 'delete.requested' }),
            },
          ]}
        />
        <Button variant="quiet" icon={<SignOutIcon />} busy={isSigningOut} onClick={onSignOut}>
          <span className={css.signOut}>Sign out</span>
        </Button>
      </div>
      {deleteAccount && profile && <DeleteAccountDialog actor={deleteAccount} email={profile.email} />}
    </header>
  )
}
