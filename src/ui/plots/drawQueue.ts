import { nextPaint } from '#ui/nextPaint.ts'

let lastTurn: Promise<void> = Promise.resolve()

/**
 * Resolves when the plots before this one are drawn. Each plot is drawn in its own task, so that the page stays
 * responsive.
 * @returns ends the turn; the caller must call it
 */
export const waitForDrawTurn = async (): Promise<() => void> => {
  const previousTurn = lastTurn
  let end = () => {}
  lastTurn = new Promise((resolve) => (end = resolve))
  await previousTurn
  await nextPaint()
  return end
}
