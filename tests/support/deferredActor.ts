import { fromPromise, type NonReducibleUnknown } from 'xstate'

/**
 * A promise actor that the test ends.
 * `inputs` has the input of every call, in order. `answer` and `fail` end the running call.
 */
export const deferredActor = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>() => {
  const inputs: Input[] = []
  let running: { resolve: (output: Output) => void; reject: (error: unknown) => void } | undefined
  const logic = fromPromise<Output, Input>(({ input }) => {
    inputs.push(input)
    return new Promise((resolve, reject) => (running = { resolve, reject }))
  })
  const settle = async (end: (call: NonNullable<typeof running>) => void): Promise<void> => {
    if (!running) throw new Error('No call is running')
    end(running)
    running = undefined
    await Promise.resolve()
    await new Promise(setImmediate)
  }
  return {
    logic,
    inputs,
    answer: (output: Output) => settle(({ resolve }) => resolve(output)),
    fail: (error: unknown) => settle(({ reject }) => reject(error)),
  }
}
