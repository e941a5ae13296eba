/** The longest time in ms without a pause. */
const maxPartMs = 10

/** Joins the parts of a text. The page can react while they are made. `nextTask` resolves in a later task. */
export const writeInParts = async <Text extends string>(
  parts: Iterable<Text>,
  nextTask: () => Promise<void>,
  signal: AbortSignal,
): Promise<Text> => {
  const texts: Text[] = []
  let startedAt = performance.now()
  for (const part of parts) {
    texts.push(part)
    if (performance.now() - startedAt < maxPartMs) continue
    await nextTask()
    signal.throwIfAborted()
    startedAt = performance.now()
  }
  return texts.join('') as Text
}
