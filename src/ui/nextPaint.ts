/** A frame callback runs before the paint. A message that it posts arrives after the paint, sooner than a timer. */
const afterThisTask = (callback: () => void): void => {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    callback()
  })
  port1.start()
  port2.postMessage(null)
}

/** Resolves after the next paint. In a hidden tab, which is never painted, it resolves at once. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve()
    else requestAnimationFrame(() => afterThisTask(resolve))
  })
