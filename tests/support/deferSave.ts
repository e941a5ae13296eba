import type { createSaveMachine, SaveInput } from '#machines/saving/save.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

/** A save whose calls the test ends. */
export const deferSave = <Values, Stored>(chart: ReturnType<typeof createSaveMachine<Values, Stored>>) => {
  const save = deferredActor<Stored | null, SaveInput<Values, Stored>>()
  const read = deferredActor<Stored | null, SaveInput<Values, Stored>>()
  return { save, read, logic: chart.provide({ actors: { send: save.logic, read: read.logic } }) }
}
