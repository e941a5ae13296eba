/** Resolves in a later task: sooner than a timer, also in a hidden tab and while a test has stopped the clock. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })

/**
 * Resolves after the next paint: a frame callback runs before it, and the next task after it. In a hidden tab, which is
 * never painted, it resolves at once.
 */
export const nextPaint = async (): Promise<void> => {
  if (document.visibilityState === 'hidden') return
  await new Promise(requestAnimationFrame)
  await nextTask()
}
