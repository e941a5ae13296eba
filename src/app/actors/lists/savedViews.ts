import { fromCallback, fromPromise } from 'xstate'
import { savedViewsMachine } from '#machines/lists/savedViews.machine.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { createSavedViewsStore } from '#services/storage/savedViews.ts'

const storeOf = (personId: string) => createSavedViewsStore(localStore, personId)

/** The saved views with the storage. This module is a lazy chunk. */
export const savedViewsLogic = savedViewsMachine.provide({
  actors: {
    readViews: fromPromise(async ({ input }) => storeOf(input.personId).read()),
    subscribeToViews: fromCallback(({ input, sendBack }) =>
      storeOf(input.personId).subscribe((views) => sendBack({ type: 'views.changed', views })),
    ),
    storeChange: fromPromise(async ({ input }) => storeOf(input.personId).change(input.change)),
  },
})
