import { shallowEqual, useSelector } from '@xstate/react'
import { lazy, Suspense, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Route } from '#domain/addresses.ts'
import type { Brand } from '#domain/email.ts'
import type { Profile } from '#domain/profile.ts'
import { roleLabel } from '#domain/roles.ts'
import type { sidebarMachine } from '#machines/app/sidebar.machine.ts'
import type { themeMachine } from '#machines/app/theme.machine.ts'
import { selectSidebar } from '#machines/app/sidebar.select.ts'
import { NavList } from '#pages/admin/NavList.tsx'
import css from '#pages/admin/PhoneNav.module.css'
import { ThemeButtons } from '#pages/admin/ThemeButtons.tsx'
import { MenuIcon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'

const Drawer = lazy(async () => ({ default: (await import('#ui/Drawer.tsx')).Drawer }))

interface PhoneNavProps {
  brand: Brand
  profile: Profile | null
  route: Route
  actor: ActorRefFrom<typeof sidebarMachine>
  theme: ActorRefFrom<typeof themeMachine> | undefined
}

/** The navigation of a phone (§2): a menu button, and a drawer that loads when it is first opened. */
export function PhoneNav({ brand, profile, route, actor, theme }: PhoneNavProps) {
  const { isDrawerOpen } = useSelector(actor, selectSidebar, shallowEqual)
  const hasChosenRef = useRef(false)
  const close = (hasChosen: boolean) => {
    hasChosenRef.current = hasChosen
    actor.send({ type: 'drawer.dismissed' })
  }
  const finalFocus = () => (hasChosenRef.current ? (document.querySelector('h1') ?? true) : true)
  return (
    <div className={css.phone}>
      <IconButton
        label="Open the navigation"
        icon={<MenuIcon />}
        aria-expanded={isDrawerOpen}
        onClick={() => actor.send({ type: 'drawer.opened' })}
      />
      <Suspense>
        {isDrawerOpen && (
          <Drawer
            open
            navigation
            title={profile ? roleLabel(profile.role) : brand.product}
            onDismiss={() => close(false)}
            finalFocus={finalFocus}
          >
            <nav aria-label="Main">
              <NavList route={route} onChosen={() => close(true)} />
            </nav>
            {theme && <ThemeButtons actor={theme} />}
          </Drawer>
        )}
      </Suspense>
    </div>
  )
}
