import { fromPromise } from 'xstate'
import { copyMachine } from '#machines/ambassador/copy.machine.ts'
import { copyText } from '#services/browser/clipboard.ts'

/** The chart of the copy buttons with the clipboard of the browser. */
export const copyLogic = copyMachine.provide({
  actors: { copyText: fromPromise(({ input }) => copyText({ navigator, document }, input.text)) },
})
