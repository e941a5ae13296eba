import type { KeyboardEvent } from 'react'

/** For the `onKeyDown` of a field: an Enter key that is held down submits once. */
export const ignoreRepeatedEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
