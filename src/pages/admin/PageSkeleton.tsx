import type { Route } from '#domain/routes/routes.ts'
import { DashboardSkeleton } from '#pages/admin/dashboard/DashboardSkeleton.tsx'
import { PageSpinner } from '#ui/feedback/Spinner.tsx'

/** The placeholder of a page while the session is checked. */
export function PageSkeleton({ route }: { route: Route }) {
  return route === 'dashboard' ? <DashboardSkeleton /> : <PageSpinner />
}
