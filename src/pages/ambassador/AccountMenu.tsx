import { initialsOf, type Profile } from '#domain/people/profile.ts'
import css from '#pages/ambassador/AmbassadorPage.module.css'
import { Avatar } from '#ui/layout/Avatar.tsx'
import { TrashIcon } from '#ui/layout/Icon.tsx'
import { LazyMenu } from '#ui/overlays/lazyOverlays.tsx'

/** The badge with the initials (§2). It opens the account menu. */
export function AccountMenu({ profile, onDelete }: { profile: Profile; onDelete: () => void }) {
  const initials = <Avatar initials={initialsOf(profile.name)} />
  const button = (
    <button type="button" className={css.badge} aria-label={`Account of ${profile.name || profile.email}`}>
      {initials}
    </button>
  )
  return (
    <LazyMenu
      trigger={button}
      fallback={<span className={css.badge}>{initials}</span>}
      items={[{ label: 'Delete account', icon: <TrashIcon />, danger: true, onSelect: onDelete }]}
    />
  )
}
