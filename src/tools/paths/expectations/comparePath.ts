import { describeDifferences } from '#tools/paths/expectations/describeDifferences.ts'
import type { ApprovedPath } from '#tools/paths/expectations/expectationsFile.ts'
import type { ObserveSteps } from '#tools/paths/expectations/observeSteps.ts'
import type { Input } from '#tools/paths/model/inputs.ts'

/** The first step of an approved path that is not as approved. */
export interface PathDifference {
  readonly path: string
  /** Counts from 1. */
  readonly step: number
  readonly sentences: readonly string[]
}

/** The inputs of a path, up to the first that the test model does not have. */
export const inputsOf = ({ steps }: ApprovedPath, find: (name: string) => Input | undefined): Input[] => {
  const inputs = steps.map(({ input }) => find(input))
  const end = inputs.indexOf(undefined)
  return (end < 0 ? inputs : inputs.slice(0, end)) as Input[]
}

/** Follows an approved path. Returns the first step that differs, or null. */
export const comparePath = (
  observe: ObserveSteps,
  path: ApprovedPath,
  inputs: readonly Input[],
): PathDifference | null => {
  const { id, steps } = path
  let difference: PathDifference | null = null
  const { stopReason, steps: taken } = observe(inputs, (current, index, hasTaken) => {
    const approved = steps[index]
    if (!approved) return false
    const sentences = describeDifferences(approved, current)
    if (sentences.length === 0) return true
    difference = {
      path: id,
      step: index + 1,
      sentences: hasTaken || index === 0 ? sentences : [impossible(approved.input, 'nothing happens')],
    }
    return false
  })
  const next = steps[taken.length]
  if (difference || !next) return difference
  const reason = stopReason ?? 'the test model does not have it'
  return { path: id, step: taken.length + 1, sentences: [impossible(next.input, reason)] }
}

const impossible = (input: string, reason: string): string => `"${input}" cannot be taken any more: ${reason}.`
