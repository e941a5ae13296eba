import type { SyntheticEvent } from 'react'

/** The address of a picture by its key, or nothing where there is no key. */
export const imageAddress = (host: string, key: string | undefined): string | undefined =>
  key ? `${host.replace(/\/+$/, '')}/${key.split('/').map(encodeURIComponent).join('/')}` : undefined

/** For a picture over its placeholder: one that does not load leaves the placeholder. */
export const hidePicture = (event: SyntheticEvent<HTMLImageElement>): void => {
  event.currentTarget.hidden = true
}
