/**
 * Gives pressed buttons and links the focus. Safari does not, so a dialog could not return the focus to the button that
 * opened it.
 */
export const focusPressedControls = (): void =>
  document.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null
      if (control && !control.contains(document.activeElement)) control.focus({ preventScroll: true })
    },
    true,
  )
