import type { activityMachine } from '#machines/activity/activity.machine.ts'
import { defineTexts } from '#machines/texts.ts'

/** The texts of the chart of 'My activity'. */
export const activityTexts = {
  'activity/activity': defineTexts<typeof activityMachine>({
    names: {
      reading: 'Reading changes',
      empty: 'No changes',
      listing: 'Changes listed',
    },
    guards: { hasActivities: 'there is at least one change', hasNoActivities: 'there are no changes' },
    actions: {
      setActivities: 'if there is at least one change, Changes listed follows at once and shows them',
      setChanged: 'shows the new list of changes',
      download: 'the CSV file with the changes is downloaded',
    },
    when: {
      '(chart): subscribeToActivities fails': 'the console can no longer notice changes in other browser tabs',
      'reading: readActivities fails': 'the stored changes cannot be read',
      'reading: readActivities is done': 'the stored changes are read',
    },
  }),
}
