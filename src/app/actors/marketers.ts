import { api } from '#app/actors/api.ts'
import { fetchBatch } from '#app/actors/listBatches.ts'
import { listPage } from '#app/actors/lists.ts'
import { sessionCall } from '#app/actors/sessionCall.ts'
import { deleteMarketerMachine } from '#machines/marketers/deleteMarketer.machine.ts'
import { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { marketerFormMachine } from '#machines/marketers/marketerForm.machine.ts'
import { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import { createMarketerService } from '#services/api/marketers.ts'

const service = createMarketerService(api)

/**
 * The charts of the marketers page with their services, in a chunk of their own.
 * Calls that change data ignore the signal, so that the request goes on when their dialog closes.
 */
export const marketersLogic = marketersMachine.provide({
  actors: {
    listPage,
    leaderboard: leaderboardMachine.provide({
      actors: {
        fetchBatch: sessionCall(fetchBatch),
        countReferees: sessionCall(({ codes }, signal) => service.tallyReferees(codes, signal)),
      },
    }),
    sidePanel: sidePanelMachine.provide({
      actors: {
        fetchReferralCode: sessionCall(({ id }, signal) => service.fetchReferralCode(id, signal)),
        fetchReferees: sessionCall(service.fetchReferees),
      },
    }),
    marketerForm: marketerFormMachine.provide({
      actors: {
        saveMarketer: sessionCall(({ marketer, details }) =>
          marketer === null ? service.createMarketer(details) : service.updateMarketer(marketer, details),
        ),
      },
    }),
    deleteMarketer: deleteMarketerMachine.provide({
      actors: {
        deleteMarketer: sessionCall(({ marketer }) => service.deleteMarketer(marketer)),
        checkList: sessionCall(({ marketer }) => service.isListed(marketer)),
      },
    }),
  },
})
