import type { SnapshotFrom } from 'xstate'
import { routeOfUrl, withoutFragment } from '#domain/routes/address.ts'
import { pathOf } from '#domain/routes/routes.ts'
import type { routerMachine } from '#machines/app/router/router.machine.ts'

/** The URL of the open page. */
export const selectUrl = ({ context }: SnapshotFrom<typeof routerMachine>): string => context.url

/** The path of the open page. A known route has one spelling, however the person typed its URL. */
export const selectPath = ({ context: { url } }: SnapshotFrom<typeof routerMachine>): string => {
  const route = routeOfUrl(url)
  return route === 'notFound' ? (withoutFragment(url).split('?')[0] ?? '') : pathOf(route)
}

/** Where the person left the page of this history entry, in pixels. 0 for a new entry. */
export const selectScrollTop = ({ context: { entry } }: SnapshotFrom<typeof routerMachine>): number =>
  entry.scrollTop ?? 0
