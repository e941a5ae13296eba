import type { Route } from '#domain/routes/routes.ts'
import { DashboardSkeleton } from '#pages/admin/dashboard/DashboardSkeleton.tsx'
import { PageSpinner } from '#ui/feedback/PageSpinner.tsx'

/** What stands in the place of a page before it is known who is signed in. */
export function PageSkeleton({ route }: { route: Route }) {
  return route === 'dashboard' ? <DashboardSkeleton /> : <PageSpinner />
}
