import type { activityMachine } from '#machines/activity/activity.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the chart of 'My activity'. */
export const activityTexts = {
  'activity/activity': defineTexts<typeof activityMachine>({
    guards: { hasActivities: 'there are changes to list', hasNoActivities: 'there is no change to list' },
    actions: {
      setActivities: 'lists the stored changes, if there are any',
      setChanged: 'shows the changes of the other tab',
      download: 'the changes are downloaded as a CSV file',
    },
    when: {
      'reading: readActivities fails': 'the stored changes cannot be read',
      'reading: readActivities is done': 'the stored changes are read',
    },
  }),
}
