import type { ReactNode } from 'react'
import { Link } from 'wouter'
import {
  isNavigationEntryOpen,
  navigationEntries,
  pathOf,
  type Route,
  type RouteName,
  titleOf,
} from '#domain/routes/routes.ts'
import css from '#pages/admin/layout/NavList.module.css'
import { navigationIcons } from '#pages/admin/layout/navigationIcons.ts'
import { classes } from '#ui/classes.ts'

/** Renders more links below the entry of a page. */
export type LinksBelow = (page: RouteName, onChosen: (() => void) | undefined) => ReactNode

interface NavListProps {
  route: Route
  linksBelow: LinksBelow
  /** Runs after the person chose an entry, for example to close the drawer. */
  onChosen?: () => void
}

const entries = navigationEntries.map(({ route, icon }) => ({ route, Icon: navigationIcons[icon] }))

/** The navigation links of the admin area. In a collapsed bar, hover and focus show their names. */
export function NavList({ route, linksBelow, onChosen }: NavListProps) {
  return (
    <ul className={classes('column', css.list)}>
      {entries.map(({ route: to, Icon }) => (
        <li key={to}>
          <Link
            href={pathOf(to)}
            className={classes('row medium', css.entry)}
            aria-current={isNavigationEntryOpen(to, route) ? 'page' : undefined}
            {...(onChosen && { onClick: onChosen })}
          >
            <Icon />
            <span className={css.name}>{titleOf(to)}</span>
          </Link>
          {linksBelow(to, onChosen)}
        </li>
      ))}
    </ul>
  )
}
