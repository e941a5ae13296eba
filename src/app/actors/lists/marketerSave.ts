import { api } from '#app/actors/api.ts'
import { sessionCall } from '#app/actors/session/sessionCall.ts'
import { marketerSaveMachine } from '#machines/marketers/marketerSave.machine.ts'
import { createMarketerService } from '#services/api/marketers.ts'

export const marketerService = createMarketerService(api)

/** The save ignores the signal, so that the request goes on when its dialog closes. */
export const marketerSave = marketerSaveMachine.provide({
  actors: {
    saveMarketer: sessionCall(({ marketer, details }) =>
      marketer === null ? marketerService.createMarketer(details) : marketerService.updateMarketer(marketer, details),
    ),
    readMarketer: sessionCall(({ marketer, details }, signal) =>
      marketerService.readMarketer(marketer, details, signal),
    ),
  },
})
