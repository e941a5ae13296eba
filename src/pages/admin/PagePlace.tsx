import type { Route } from '#domain/addresses.ts'
import { DashboardSkeleton } from '#pages/admin/DashboardSkeleton.tsx'
import { Opening } from '#ui/Opening.tsx'

/** What stands in the place of a page before it is known who is signed in. */
export function PagePlace({ route }: { route: Route }) {
  return route === 'dashboard' ? <DashboardSkeleton /> : <Opening />
}
