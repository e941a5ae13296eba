import { fromCallback, fromPromise } from 'xstate'
import { activityMachine } from '#machines/activity/activity.machine.ts'
import { createActivityStore } from '#services/storage/activity.ts'
import { localStore } from '#services/storage/safeStorage.ts'

/** The page 'My activity' with the storage. This module is a lazy chunk. */
export const activityLogic = activityMachine.provide({
  actors: {
    readActivities: fromPromise(async ({ input }) => createActivityStore(localStore, input.personId).read()),
    subscribeToActivities: fromCallback(({ input, sendBack }) =>
      createActivityStore(localStore, input.personId).subscribe((activities) =>
        sendBack({ type: 'activities.changed', activities }),
      ),
    ),
  },
})
