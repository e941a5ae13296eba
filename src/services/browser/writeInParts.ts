/** The longest time in ms without a pause. */
const maxPartMs = 10

/** A message is not delayed in a hidden tab, as a timer is. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })

/** Joins the parts of a text. The page can react while they are made. */
export const writeInParts = async <Text extends string>(parts: Iterable<Text>, signal: AbortSignal): Promise<Text> => {
  const texts: Text[] = []
  let startedAt = performance.now()
  for (const part of parts) {
    texts.push(part)
    if (performance.now() - startedAt < maxPartMs) continue
    await pause()
    signal.throwIfAborted()
    startedAt = performance.now()
  }
  return texts.join('') as Text
}
