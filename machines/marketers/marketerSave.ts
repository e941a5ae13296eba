import type { OutputFrom } from 'xstate'
import { conflictsOf, isSavedAs, type MarketerDetails, mergeDetails } from '#domain/people/marketerForms.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { createSaveMachine } from '#machines/saving/save.machine.ts'

/** Creates a marketer, or changes the one in `base` (§7). */
export const marketerSave = createSaveMachine<MarketerDetails, Marketer>({
  compare: (base, current, details) => ({
    values: mergeDetails(base, current, details),
    conflicts: conflictsOf(base, current, details),
  }),
  isConfirmed: ({ base }, answer) => base !== null || answer !== null,
  isSaved: (details, current) => current !== null && isSavedAs(current, details),
})

export type MarketerSaveOutput = OutputFrom<typeof marketerSave>
