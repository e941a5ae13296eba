import { byItself, openFresh, openPath, openRowMenu, unlessIn, whileIn } from '#machines/manualTest.ts'
import { inDialog, inOtherTab, menuItem, press } from '#charts/gestures.ts'
import { activityMachine } from '#machines/activity/activity.machine.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

const suspended = { kind: 'userSuspended', id: 'USR-1', name: 'Ada Obi', at: 0 } as const

export const activityTestModel = defineTestModel({
  id: 'activity/activity',
  machine: activityMachine,
  inputs: [{ name: 'the page is opened', input: { personId: 'u-1' } }],
  visible: { listing: [{ role: 'button', name: 'Download as CSV' }], cleared: [{ role: 'button', name: 'Undo' }] },
  events: {
    'activities.changed': {
      when: 'another browser tab changes the list',
      cases: [
        { name: 'it adds one', payload: { activities: [suspended] } },
        { name: 'it removes all', payload: { activities: [] } },
      ],
    },
    'clear.requested': { when: "the person presses 'Clear'", cases: noPayload },
    'undo.requested': { when: "the person presses 'Undo'", cases: noPayload },
    'export.requested': { when: "the person presses 'Download as CSV'", cases: noPayload },
  },
  calls: {
    readActivities: {
      name: 'reading the stored changes',
      outcomes: [{ name: 'one is stored', output: [suspended] }, { name: 'none is stored', output: [] }, fails],
    },
    subscribeToActivities: { name: 'listening for changes in other browser tabs', outcomes: [fails] },
  },
  keyOf: ({ context }) => ({ count: context.activities.length, cleared: context.cleared.length }),
  manual: {
    starts: {
      'the page is opened': openFresh(
        '/admin/users?tab=active',
        openRowMenu,
        menuItem('Suspend'),
        press('Suspend', inDialog),
        openPath('/admin/activity'),
      ),
    },
    inputs: {
      'event activities.changed: it adds one': unlessIn(
        'reading',
        inOtherTab(
          'suspend a user',
          openPath('/admin/users?tab=active'),
          openRowMenu,
          menuItem('Suspend'),
          press('Suspend', inDialog),
        ),
      ),
      'event activities.changed: it removes all': whileIn(
        'listing',
        inOtherTab("press 'Clear' on this page", openPath('/admin/activity'), press('Clear')),
      ),
      'outcome readActivities: one is stored': byItself,
      'event clear.requested': whileIn('listing', press('Clear')),
      'event undo.requested': whileIn('cleared', press('Undo')),
      'event export.requested': whileIn('listing', press('Download as CSV')),
    },
  },
})
