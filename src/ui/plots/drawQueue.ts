import { nextPaint } from '#ui/nextPaint.ts'

let last: Promise<void> = Promise.resolve()

/**
 * Settled when it is this plot's turn to be drawn, one after the other and each in a task of its own, so that the page
 * answers in between.
 * @returns ends the turn; whoever took it must end it
 */
export const waitForDrawTurn = async (): Promise<() => void> => {
  const before = last
  let end = () => {}
  last = new Promise((resolve) => (end = resolve))
  await before
  await nextPaint()
  return end
}
