/** Settled once what is on the page now is painted; at once where nothing is painted. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
