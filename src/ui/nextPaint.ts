/** A frame's callbacks run before it is painted, and a message that they post arrives after it: sooner than a timer would. */
const afterThisTask = (then: () => void): void => {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    then()
  })
  port1.start()
  port2.postMessage(null)
}

/** Settled once what is on the page now is painted; at once where nothing is painted. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve()
    else requestAnimationFrame(() => afterThisTask(resolve))
  })
