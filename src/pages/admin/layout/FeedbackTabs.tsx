import { Link } from 'wouter'
import { pathOf, type Route } from '#domain/routes/routes.ts'
import css from '#pages/admin/layout/Header.module.css'

/** The header tabs of the feedback pages (§2). */
export function FeedbackTabs({ route }: { route: Route }) {
  if (route !== 'feedbacks' && route !== 'reports' && route !== 'reviews') return null
  return (
    <nav className={css.tabs} aria-label="Feedbacks">
      <Link className={css.tab ?? ''} href={pathOf('reports')} aria-current={route === 'reviews' ? undefined : 'page'}>
        Reports
      </Link>
    </nav>
  )
}
