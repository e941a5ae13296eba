import { fromPromise, type NonReducibleUnknown } from 'xstate'

/**
 * A promise actor whose end the test decides.
 * `inputs` holds what it was called with, in order; `answer` and `fail` end the call under way.
 */
export const deferredActor = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>() => {
  const inputs: Input[] = []
  let settle: { resolve: (output: Output) => void; reject: (error: unknown) => void } | undefined
  const logic = fromPromise<Output, Input>(({ input }) => {
    inputs.push(input)
    return new Promise((resolve, reject) => (settle = { resolve, reject }))
  })
  const settled = async (end: (open: NonNullable<typeof settle>) => void): Promise<void> => {
    if (!settle) throw new Error('No call is under way')
    end(settle)
    settle = undefined
    await Promise.resolve()
    await new Promise(setImmediate)
  }
  return {
    logic,
    inputs,
    answer: (output: Output) => settled(({ resolve }) => resolve(output)),
    fail: (error: unknown) => settled(({ reject }) => reject(error)),
  }
}
