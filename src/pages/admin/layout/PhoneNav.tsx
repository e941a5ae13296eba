import { shallowEqual, useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Route } from '#domain/routes/routes.ts'
import type { Brand } from '#domain/auth/email.ts'
import type { Profile } from '#domain/people/profile.ts'
import { roleLabel } from '#domain/auth/roles.ts'
import { type sidebarMachine, selectSidebar } from '#machines/app/sidebar.machine.ts'
import { type LinksBelow, NavList } from '#pages/admin/layout/NavList.tsx'
import css from '#pages/admin/layout/NavList.module.css'
import { classes } from '#ui/classes.ts'
import { MenuIcon } from '#ui/layout/Icon.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { LazyDrawer } from '#ui/overlays/lazyOverlays.ts'

interface PhoneNavProps {
  brand: Brand
  profile: Profile | null
  route: Route
  linksBelow: LinksBelow
  actor: ActorRefFrom<typeof sidebarMachine>
}

/** The navigation on a phone (§2): a menu button and a drawer. The drawer's code loads at the first opening. */
export function PhoneNav({ brand, profile, route, linksBelow, actor }: PhoneNavProps) {
  const { isDrawerOpen } = useSelector(actor, selectSidebar, shallowEqual)
  const hasChosenRef = useRef(false)
  const close = (hasChosen: boolean) => {
    hasChosenRef.current = hasChosen
    actor.send({ type: 'dialog.dismissed' })
  }
  const finalFocus = () => (hasChosenRef.current ? (document.querySelector('h1') ?? true) : true)
  return (
    <div className={classes('screen-only', css.phone)}>
      <IconButton
        label="Open the navigation"
        icon={<MenuIcon />}
        aria-expanded={isDrawerOpen}
        onClick={() => actor.send({ type: 'drawer.opened' })}
      />
      {isDrawerOpen && (
        <LazyDrawer
          open
          navigation
          title={profile ? roleLabel(profile.role) : brand.product}
          onDismiss={() => close(false)}
          finalFocus={finalFocus}
        >
          <nav aria-label="Main" data-collapsed="false">
            <NavList route={route} linksBelow={linksBelow} onChosen={() => close(true)} />
          </nav>
        </LazyDrawer>
      )}
    </div>
  )
}
