import { assertEvent, assign, emit, setup } from 'xstate'
import { activitiesToCsv, type Activity } from '#domain/activity/activity.ts'
import type { CsvReader } from '#domain/lists/csv.ts'
import type { DownloadEffect, ReplaceActivitiesEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { noSubscriptionTo, notProvided } from '#machines/notProvided.ts'

interface Context {
  personId: string
  /** Newest first. */
  activities: readonly Activity[]
  /** What the person has cleared. */
  cleared: readonly Activity[]
}

type Event =
  | { type: 'activities.changed'; activities: readonly Activity[] }
  | { type: 'export.requested'; reader?: CsvReader }
  | { type: 'clear.requested' }
  | { type: 'undo.requested' }

export const activityMachine = setup({
  types: {
    input: {} as { personId: string },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as DownloadEffect | ReplaceActivitiesEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as { readActivities: 'readActivities'; subscribeToActivities: 'subscribeToActivities' },
  },
  actors: {
    readActivities: notProvided<readonly Activity[], { personId: string }>('readActivities'),
    /** Sends `activities.changed` after another tab added one. */
    subscribeToActivities: noSubscriptionTo<{ personId: string }>('subscribeToActivities'),
  },
  guards: {
    hasActivities: ({ context }) => context.activities.length > 0,
    hasNoActivities: ({ context }) => context.activities.length === 0,
  },
  actions: {
    setActivities: assign({ activities: (_, activities: readonly Activity[]) => activities }),
    setChanged: assign(({ event }) => {
      assertEvent(event, 'activities.changed')
      return { activities: event.activities }
    }),
    clear: assign(({ context }) => ({ activities: [], cleared: context.activities })),
    restore: assign(({ context }) => ({ activities: context.cleared, cleared: [] })),
    storeActivities: emit(({ context: { personId, activities } }) => ({
      type: 'replaceActivities',
      personId,
      activities,
    })),
    download: emit(({ context, event }) => {
      assertEvent(event, 'export.requested')
      return { type: 'download', name: 'my-activity.csv', text: activitiesToCsv(context.activities, event.reader) }
    }),
  },
}).createMachine({
  id: 'activity',
  description: "The page 'My activity' lists what the person changed in this browser.",
  context: ({ input }) => ({ personId: input.personId, activities: [], cleared: [] }),
  initial: 'reading',
  invoke: {
    id: 'subscribeToActivities',
    src: 'subscribeToActivities',
    input: ({ context }) => ({ personId: context.personId }),
    onError: { description: 'The console can no longer notice changes in other browser tabs.' },
  },
  on: { 'activities.changed': { actions: 'setChanged' } },
  states: {
    reading: {
      description: 'The browser reads the list of changes that it has stored.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'readActivities',
        src: 'readActivities',
        input: ({ context }) => ({ personId: context.personId }),
        onDone: {
          description:
            'The stored changes are read. If there is at least one change, Changes listed follows at once and shows ' +
            'them.',
          target: 'empty',
          actions: { type: 'setActivities', params: ({ event }) => event.output },
        },
        onError: 'empty',
      },
    },
    empty: {
      description: 'This browser has no changes of the person to show. The page says what it will list.',
      meta: { section: '§2' },
      always: { guard: 'hasActivities', target: 'listing' },
    },
    listing: {
      description:
        "The page lists the changes, newest first, with links to the records. It offers 'Download as CSV' and 'Clear'.",
      meta: { section: '§2' },
      always: { guard: 'hasNoActivities', target: 'empty' },
      on: {
        'export.requested': { actions: 'download' },
        'clear.requested': {
          target: 'cleared',
          actions: ['clear', 'storeActivities'],
        },
      },
    },
    cleared: {
      description: "The person has cleared the list. The page offers 'Undo' until the person leaves it.",
      meta: { section: '§2' },
      always: { description: 'Another browser tab has added a change.', guard: 'hasActivities', target: 'listing' },
      on: {
        'undo.requested': {
          target: 'listing',
          actions: ['restore', 'storeActivities'],
        },
      },
    },
  },
})
