import { Link } from 'wouter'
import { pathOf, type Route, type RouteName, titleOf } from '#domain/routes/routes.ts'
import css from '#pages/admin/layout/NavList.module.css'
import { navigationEntries } from '#pages/admin/layout/navigation.ts'

interface NavListProps {
  route: Route
  /** Runs after the person chose an entry, for example to close the drawer. */
  onChosen?: () => void
}

/** Whether a page or one of its sub pages is open. */
const isOpen = (to: RouteName, route: Route): boolean =>
  to === route || (to === 'feedbacks' && (route === 'reports' || route === 'reviews'))

/** The navigation links of the admin area. In a collapsed bar, hover and focus show their names. */
export function NavList({ route, onChosen }: NavListProps) {
  return (
    <ul className={css.list}>
      {navigationEntries.map(({ route: to, Icon }) => (
        <li key={to}>
          <Link
            href={pathOf(to)}
            className={css.entry ?? ''}
            aria-current={isOpen(to, route) ? 'page' : undefined}
            {...(onChosen && { onClick: onChosen })}
          >
            <Icon />
            <span className={css.name}>{titleOf(to)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
