import type { TestModel } from '#charts/testModel.ts'
import { createNames } from '#charts/paths/approved/dataNames.ts'
import { createRun } from '#charts/paths/approved/runChart.ts'
import { type Move, moveName, type Step } from '#charts/paths/approved/stepTree.ts'
import { createStubs } from '#charts/paths/model/stubs.ts'

/**
 * Runs moves, the first of which is a start. `onStep` can stop a path: it returns false. `stopReason` says why a path
 * stopped early.
 */
export type FollowPath = (
  moves: readonly (Move | undefined)[],
  onStep?: (step: Step, index: number) => boolean,
) => { readonly steps: readonly Step[]; readonly stopReason?: string }

/** Runs paths on the real actor of a chart. Stubs replace all calls and child charts. */
export const createFollower = (testModel: TestModel, nameOf = createNames(testModel)): FollowPath => {
  const logic = testModel.machine.provide({ actors: createStubs(testModel.machine) })
  // Texts with times are the same on every computer.
  process.env['TZ'] = 'UTC'
  return (moves, onStep = () => true) => {
    const steps: Step[] = []
    let taken = new Set<string>()
    const run = createRun(logic, nameOf, (id) => taken.add(id))
    try {
      for (const move of moves) {
        if (!move) throw new Error('the test model does not have it')
        taken = new Set()
        const facts = move.map(run).at(-1) ?? []
        steps.push({ name: moveName(move), facts, taken: [...taken] })
        if (!onStep(steps.at(-1) as Step, steps.length - 1)) break
      }
      return { steps }
    } catch (error) {
      return { steps, stopReason: (error as Error).message }
    }
  }
}
