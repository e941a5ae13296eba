import type { KeyboardEvent } from 'react'

/** For a field's `onKeyDown`: a held Enter key submits once. (Before its scripts run, `method="dialog"` keeps a form where it is.) */
export const ignoreRepeatedEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
