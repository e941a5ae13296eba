import { fromPromise } from 'xstate'
import { marketerSave, marketerService } from '#app/actors/lists/marketerSave.ts'
import { sessionCall } from '#app/actors/session/sessionCall.ts'
import { marketerImportMachine } from '#machines/marketers/import/marketerImport.machine.ts'
import { readTextFile } from '#services/browser/textFile.ts'

/** The chart of the dialog that adds marketers from a file, with its services. It loads when the dialog opens. */
export const marketerImportLogic = marketerImportMachine.provide({
  actors: {
    readFile: fromPromise(({ input }) => readTextFile(input.file)),
    readMarketers: sessionCall((_, signal) => marketerService.listMarketers(signal)),
    marketerSave,
  },
})
