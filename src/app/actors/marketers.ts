import { fromPromise } from 'xstate'
import { api } from '#app/actors/api.ts'
import { fetchBatch, createListPageLogic } from '#app/actors/lists.ts'
import { withSessionRetry } from '#app/actors/lifetime.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { deleteMarketerMachine } from '#machines/marketers/deleteMarketer.machine.ts'
import { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { marketerFormMachine } from '#machines/marketers/marketerForm.machine.ts'
import { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import { createMarketerService } from '#services/api/marketers.ts'

const service = createMarketerService(api)

/** The referral codes of all loaded marketers. They save a call for each side panel: a code never changes. */
const loadedCodes = new Map<string, string>()

const fetchMarketers: typeof fetchBatch = async (request, signal) => {
  const batch = await fetchBatch(request, signal)
  for (const { id, entity } of batch.rows as readonly ListRow<Marketer>[]) loadedCodes.set(id, entity.referralCode)
  return batch
}

const neverAborted = new AbortController().signal

/**
 * The charts of the marketers page with their services, in a chunk of their own.
 * Calls that change data are not aborted when their dialog closes.
 */
export const marketersLogic = marketersMachine.provide({
  actors: {
    listPage: createListPageLogic(fetchMarketers),
    leaderboard: leaderboardMachine.provide({
      actors: {
        fetchBatch: fromPromise(({ input, signal, system }) =>
          withSessionRetry(system, signal, () => fetchMarketers(input, signal)),
        ),
        countReferees: fromPromise(({ input, signal, system }) =>
          withSessionRetry(system, signal, () => service.tallyReferees(input.codes, signal)),
        ),
      },
    }),
    sidePanel: sidePanelMachine.provide({
      actors: {
        fetchReferralCode: fromPromise(
          async ({ input, signal, system }) =>
            loadedCodes.get(input.id) ??
            withSessionRetry(system, signal, () => service.fetchReferralCode(input.id, signal)),
        ),
        fetchReferees: fromPromise(({ input, signal, system }) =>
          withSessionRetry(system, signal, () => service.fetchReferees(input, signal)),
        ),
      },
    }),
    marketerForm: marketerFormMachine.provide({
      actors: {
        saveMarketer: fromPromise(({ input: { marketer, details }, system }) =>
          withSessionRetry(system, neverAborted, () =>
            marketer === null ? service.createMarketer(details) : service.updateMarketer(marketer, details),
          ),
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
