import type { ComponentPropsWithRef } from 'react'
import { toHash, type AtlasRoute } from '#tools/atlas/site/route.ts'

/** A link to a place in the atlas. */
export function RouteLink({ to, ...rest }: { to: AtlasRoute } & Omit<ComponentPropsWithRef<'a'>, 'href'>) {
  return (
    <a {...rest} href={toHash(to)}>
      {rest.children}
    </a>
  )
}

/** Puts the whole address of a place into the clipboard. */
export const copyAddress = (place: AtlasRoute): Promise<void> =>
  navigator.clipboard.writeText(new URL(toHash(place), location.href).href)

/** Opens a place without a new step in the browser's history. */
export const replaceRoute = (place: AtlasRoute): void => {
  history.replaceState(null, '', toHash(place))
  dispatchEvent(new HashChangeEvent('hashchange'))
}

export const openRoute = (place: AtlasRoute): void => {
  location.hash = toHash(place)
}
