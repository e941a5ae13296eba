import { useState } from 'react'
import { initialsOf, type Profile } from '#domain/people/profile.ts'
import { isolate } from '#domain/text.ts'
import { Avatar } from '#ui/layout/Avatar.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'
import css from '#ui/overlays/AccountMenu.module.css'
import { LazyAnchoredMenu } from '#ui/overlays/lazyOverlays.ts'
import type { MenuEntry } from '#ui/overlays/Menu.tsx'

interface AccountMenuProps {
  /** Null while the session is checked. */
  profile: Profile | null
  items: readonly MenuEntry[]
}

/** The avatar of the signed-in person (§2). It opens the account menu, whose code loads at the first opening. */
export function AccountMenu({ profile, items }: AccountMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!profile)
    return (
      <span className={css.button}>
        <Avatar initials="" />
      </span>
    )
  const { name, email, picture } = profile
  return (
    <>
      <button
        type="button"
        className={css.button}
        title="Account"
        aria-label={`Account of ${isolate(name || email)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Avatar src={picture} initials={initialsOf(name)} />
      </button>
      {anchor && (
        <LazyAnchoredMenu
          anchor={anchor}
          header={
            <>
              <p className="medium breaks">
                <Verbatim>{name || email}</Verbatim>
              </p>
              {name && (
                <p className="note breaks">
                  <Verbatim>{email}</Verbatim>
                </p>
              )}
            </>
          }
          items={items}
          onDismiss={() => setAnchor(null)}
        />
      )}
    </>
  )
}
