import { api } from '#app/actors/api.ts'
import { sessionCall } from '#app/actors/session/sessionCall.ts'
import { marketerSave as chart } from '#machines/marketers/marketerSave.ts'
import { createMarketerService } from '#services/api/marketers.ts'

export const marketerService = createMarketerService(api)

/** The save ignores the signal, so that the request goes on when its dialog closes. */
export const marketerSave = chart.provide({
  actors: {
    send: sessionCall(({ base, values }) =>
      base === null ? marketerService.createMarketer(values) : marketerService.updateMarketer(base, values),
    ),
    read: sessionCall(({ base, values }, signal) => marketerService.readMarketer(base, values, signal)),
  },
})
