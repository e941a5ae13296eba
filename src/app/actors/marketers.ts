import { fromPromise } from 'xstate'
import { api } from '#app/actors/api.ts'
import { fetchBatch, createListPageLogic } from '#app/actors/lists.ts'
import { withSessionRetry } from '#app/actors/lifetime.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { addMarketerMachine } from '#machines/marketers/addMarketer.machine.ts'
import { deleteMarketerMachine } from '#machines/marketers/deleteMarketer.machine.ts'
import { editMarketerMachine } from '#machines/marketers/editMarketer.machine.ts'
import { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import { createMarketerService } from '#services/api/marketers.ts'

const service = createMarketerService(api)

/** The codes of the marketers that lists have brought, so that a side panel need not ask for them. A code never changes. */
const knownCodes = new Map<string, string>()

const fetchMarketers: typeof fetchBatch = async (call, signal) => {
  const batch = await fetchBatch(call, signal)
  for (const { id, entity } of batch.rows as readonly ListRow<Marketer>[]) knownCodes.set(id, entity.referralCode)
  return batch
}

const neverAborted = new AbortController().signal

/** The charts of the marketers page, with the services they call; a chunk of its own. What changes something is not taken back with its dialog. */
export const marketersLogic = marketersMachine.provide({
  actors: {
    listPage: createListPageLogic(fetchMarketers),
    leaderboard: leaderboardMachine.provide({
      actors: {
        fetchBatch: fromPromise(({ input, signal, system }) =>
          withSessionRetry(system, signal, () => fetchMarketers(input, signal)),
        ),
        tallyReferees: fromPromise(({ input, signal, system }) =>
          withSessionRetry(system, signal, () => service.tallyReferees(input.codes, signal)),
        ),
      },
    }),
    sidePanel: sidePanelMachine.provide({
      actors: {
        readCode: fromPromise(
          async ({ input, signal, system }) =>
            knownCodes.get(input.id) ??
            withSessionRetry(system, signal, () => service.fetchReferralCode(input.id, signal)),
        ),
        fetchReferees: fromPromise(({ input, signal, system }) =>
          withSessionRetry(system, signal, () => service.fetchReferees(input, signal)),
        ),
      },
    }),
    addMarketer: addMarketerMachine.provide({
      actors: {
        createMarketer: fromPromise(({ input, system }) =>
          withSessionRetry(system, neverAborted, () => service.createMarketer(input)),
        ),
      },
    }),
    editMarketer: editMarketerMachine.provide({
      actors: {
        updateMarketer: fromPromise(({ input, system }) =>
          withSessionRetry(system, neverAborted, () => service.updateMarketer(input.marketer, input.changes)),
        ),
      },
    }),
    deleteMarketer: deleteMarketerMachine.provide({
      actors: {
        deleteMarketer: fromPromise(({ input, system }) =>
          withSessionRetry(system, neverAborted, () => service.deleteMarketer(input.marketer)),
        ),
      },
    }),
  },
})
