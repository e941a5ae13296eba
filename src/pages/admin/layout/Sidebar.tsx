import { shallowEqual, useSelector } from '@xstate/react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { pathOf, type Route } from '#domain/routes/routes.ts'
import type { Brand } from '#domain/auth/email.ts'
import type { Profile } from '#domain/people/profile.ts'
import { roleLabel } from '#domain/auth/roles.ts'
import { type sidebarMachine, selectSidebar } from '#machines/app/sidebar.machine.ts'
import { type LinksBelow, NavList } from '#pages/admin/layout/NavList.tsx'
import css from '#pages/admin/layout/Sidebar.module.css'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { CollapseIcon, ExpandIcon } from '#ui/layout/Icon.tsx'
import { Logo } from '#ui/layout/Logo.tsx'

interface SidebarProps {
  brand: Brand
  profile: Profile | null
  route: Route
  linksBelow: LinksBelow
  /** Absent while the session is checked. Until then CSS applies the stored width. */
  actor: ActorRefFrom<typeof sidebarMachine> | undefined
}

const initialView = { isCollapsed: undefined, isDrawerOpen: false }

/** The navigation bar on a wide screen (§2, §9). */
export function Sidebar({ brand, profile, route, linksBelow, actor }: SidebarProps) {
  const { isCollapsed } = useSelector(
    actor,
    (snapshot) => (snapshot ? selectSidebar(snapshot) : initialView),
    shallowEqual,
  )
  return (
    <nav className={classes('screen-only', css.sidebar)} aria-label="Main" data-collapsed={isCollapsed}>
      <div className={classes('row spread', css.head)}>
        <Link className={classes('plain', css.logo)} href={pathOf('dashboard')}>
          <Logo product={brand.product} plain />
        </Link>
        <IconButton
          label={isCollapsed ? 'Expand the sidebar' : 'Collapse the sidebar'}
          icon={isCollapsed ? <ExpandIcon /> : <CollapseIcon />}
          disabled={!actor}
          onClick={() => actor?.send({ type: 'sidebar.toggled' })}
        />
      </div>
      <p className={css.role}>{profile ? roleLabel(profile.role) : ' '}</p>
      <NavList route={route} linksBelow={linksBelow} />
    </nav>
  )
}
