import { Link } from 'wouter'
import { pathOf } from '#domain/addresses.ts'
import type { Brand } from '#domain/email.ts'
import { initialsOf, type Profile } from '#domain/profile.ts'
import css from '#pages/ambassador/AmbassadorPage.module.css'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { SignOutIcon } from '#ui/Icon.tsx'
import { Logo } from '#ui/Logo.tsx'

interface TopBarProps {
  brand: Brand
  profile: Profile | null
  isLeaving: boolean
  onSignOut: () => void
}

/** The top bar of the ambassador area (§2): logo, initials, the way out. */
export function TopBar({ brand, profile, isLeaving, onSignOut }: TopBarProps) {
  return (
    <header className={css.bar}>
      <Link className={css.logo ?? ''} href={pathOf('ambassador')}>
        <Logo product={brand.product} size="medium" />
      </Link>
      <div className={css.tools}>
        {profile && <Avatar initials={initialsOf(profile.name)} label={profile.name || profile.email} />}
        <Button variant="quiet" icon={<SignOutIcon />} busy={isLeaving} onClick={onSignOut}>
          Logout
        </Button>
      </div>
    </header>
  )
}
