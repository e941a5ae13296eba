import { fromPromise } from 'xstate'
import { copyMachine } from '#machines/ambassador/copy.machine.ts'
import { createSharing } from '#services/browser/sharing.ts'

export const sharing = createSharing({ navigator })

/** The chart of the copy buttons with the clipboard of the browser. */
export const copyLogic = copyMachine.provide({
  actors: { copyText: fromPromise(({ input }) => sharing.copy(input.text)) },
})
