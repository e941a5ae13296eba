import type { ComponentPropsWithRef } from 'react'
import { toHash, type AtlasRoute } from '#tools/atlas/site/route.ts'

/** A link inside the atlas. */
export function RouteLink({ to, ...rest }: { to: AtlasRoute } & Omit<ComponentPropsWithRef<'a'>, 'href'>) {
  return (
    <a {...rest} href={toHash(to)}>
      {rest.children}
    </a>
  )
}

/** Opens a route without a new history entry. */
export const replaceRoute = (route: AtlasRoute): void => {
  history.replaceState(null, '', toHash(route))
  dispatchEvent(new HashChangeEvent('hashchange'))
}

export const openRoute = (route: AtlasRoute): void => {
  location.hash = toHash(route)
}
