import { fromPromise } from 'xstate'
import { lazyChart } from '#lazy/lazyChart.ts'
import { marketerSave, marketerService as service } from '#app/actors/lists/marketerSave.ts'
import { lazy } from '#lazy/lazy.ts'
import { copyLogic } from '#app/actors/pages/copy.ts'
import { createInvitation } from '#app/actors/pages/sharing.ts'
import { fetchBatch, loaderOf } from '#app/actors/lists/listBatches.ts'
import { refereesLoaderOf } from '#app/actors/refereesLoader.ts'
import { listPage } from '#app/actors/lists/lists.ts'
import { sessionCall } from '#app/actors/session/sessionCall.ts'
import { dayOf } from '#domain/days.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { deleteMarketerMachine, marketerDeletion } from '#machines/marketers/deleteMarketer.machine.ts'
import { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { marketerFormMachine } from '#machines/marketers/marketerForm.machine.ts'
import { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import { shareCodeMachine } from '#machines/marketers/shareCode.machine.ts'
import { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'

const importLogic = lazy(() => import('#app/actors/lists/marketerImport.ts'), 'marketerImportLogic')

const importDialog = lazy(() => import('#pages/admin/marketers/import/MarketerImportDialog.tsx'))

const fetchReferralCode = sessionCall<string | null, { id: string }>(({ id }, signal) =>
  service.fetchReferralCode(id, signal),
)

/**
 * The charts of the marketers page with their services, in a chunk of their own.
 * Calls that change data ignore the signal, so that the request goes on when their dialog closes.
 */
export const marketersLogic = marketersMachine.provide({
  actors: {
    listPage,
    leaderboard: leaderboardMachine.provide({
      actors: {
        loader: loaderOf(fetchBatch),
        countReferees: sessionCall(({ codes }, signal) => service.tallyReferees(codes, dayOf(new Date()), signal)),
      },
    }),
    sidePanel: sidePanelMachine.provide({
      actors: {
        fetchReferralCode,
        loader: refereesLoaderOf(service.fetchReferees),
      },
    }),
    marketerForm: marketerFormMachine.provide({ actors: { marketerSave } }),
    loadImport: fromPromise<void>(async () => {
      await Promise.all([importLogic.load(), importDialog.load()])
    }),
    marketerImport: lazyChart(importLogic.current),
    shareCode: shareCodeMachine.provide({
      actors: {
        fetchReferralCode,
        createInvitation: fromPromise(async ({ input }) => createInvitation(input.code)),
        copy: copyLogic,
      },
    }),
    deleteMarketer: deleteMarketerMachine.provide({
      actors: {
        marketerDeletion: marketerDeletion.provide({
          actors: {
            send: sessionCall(async ({ values }): Promise<Marketer | null> => {
              await service.deleteMarketer(values)
              return values
            }),
            read: sessionCall(({ values }) => service.findListed(values)),
          },
        }),
      },
    }),
  },
})
