import { expect } from 'vitest'

/** The timeout of a test with a limit of processor time, in milliseconds. It only ends a test that hangs. */
export const hangTimeout = 600_000

/**
 * Runs a function, and fails if it takes more processor time than it may. The time of the clock would also count the
 * other work of a busy machine.
 */
export const expectWithinProcessorTime = (milliseconds: number, run: () => void): void => {
  const started = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1_000, 'milliseconds of processor time').toBeLessThanOrEqual(milliseconds)
}
