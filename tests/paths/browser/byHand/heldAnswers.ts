import { expect } from '@playwright/test'
import type { ManualFault } from '#charts/manualTest.ts'
import type { Fault, FaultStore } from '#local/faults/faults.ts'
import { pollIntervals } from '#tests/paths/browser/pollIntervals.ts'
import type { TestStack } from '#tests/support/stack.ts'

/** The fault that a command of a script switches on. */
export const faultOf = (fault: ManualFault): Fault => {
  const { command: _command, ...rest } = fault
  return rest as unknown as Fault
}

/** Holds the answers that a script makes slow, until the page was checked. */
export const createHeldAnswers = () => {
  let held: { readonly fault: Fault; readonly release: () => void }[] = []
  const isOf =
    (operation: string) =>
    ({ fault }: { readonly fault: Fault }): boolean =>
      fault.operation === operation
  return {
    pause: ((fault) => new Promise<void>((release) => held.push({ fault, release }))) satisfies FaultStore['pause'],
    /** Waits until the answer of an operation is held, and sends it. */
    release: async (operation: string): Promise<void> => {
      await expect
        .poll(() => held.some(isOf(operation)), { message: `a slow answer of ${operation}`, intervals: pollIntervals })
        .toBe(true)
      for (const { release } of held.filter(isOf(operation))) release()
      held = held.filter((answer) => !isOf(operation)(answer))
    },
    releaseAll: (): void => {
      for (const { release } of held.splice(0)) release()
    },
  }
}

/** A fault that is left was not used by any call. */
export const expectNoFaultLeft = async ({ origin }: TestStack): Promise<void> => {
  const read = async () => (await fetch(`${origin}/local/faults`)).json()
  await expect.poll(read, { message: 'faults that no call used', intervals: pollIntervals }).toEqual([])
}
