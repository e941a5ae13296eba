import type { ComponentPropsWithRef } from 'react'
import { hashOf, type Place } from '#tools/atlas/site/route.ts'

/** A link to a place in the atlas. */
export function PlaceLink({ to, ...rest }: { to: Place } & Omit<ComponentPropsWithRef<'a'>, 'href'>) {
  return (
    <a {...rest} href={hashOf(to)}>
      {rest.children}
    </a>
  )
}

/** Puts the whole address of a place into the clipboard. */
export const copyAddress = (place: Place): Promise<void> =>
  navigator.clipboard.writeText(new URL(hashOf(place), location.href).href)

/** Opens a place without a new step in the browser's history. */
export const replacePlace = (place: Place): void => {
  history.replaceState(null, '', hashOf(place))
  dispatchEvent(new HashChangeEvent('hashchange'))
}

export const openPlace = (place: Place): void => {
  location.hash = hashOf(place)
}
