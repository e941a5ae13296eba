import { assertEvent, sendTo, setup, type SnapshotFrom } from 'xstate'
import { listKinds } from '#domain/lists/kinds.ts'
import type { ListView } from '#domain/lists/view.ts'
import type { ToastEffect } from '#machines/effects.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import type { StateMeta } from '#machines/meta.ts'
import { passToParent } from '#machines/passToParent.ts'
import { toast } from '#machines/system.ts'

/** An action in the row menu of an item (§2). */
export type ItemAction = 'flag' | 'hold' | 'remove'

const actionNames: Readonly<Record<ItemAction, string>> = { flag: 'Flagging', hold: 'Holding', remove: 'Removing' }

type Event = { type: 'action.chosen'; action: ItemAction } | { type: 'view.changed'; view: ListView }

export const itemsMachine = setup({
  types: {
    input: {} as { view: ListView },
    /** `view` is the view that the page opens with. */
    context: {} as { view: ListView },
    events: {} as Event,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    children: {} as { page: 'listPage' },
  },
  actors: { listPage: listPageMachine },
  actions: {
    toastUnavailable: toast(({ event }) => {
      assertEvent(event, 'action.chosen')
      return { tone: 'blank', text: `${actionNames[event.action]} an item is not available yet.` }
    }),
    sendView: sendTo('page', ({ event }) => event),
  },
}).createMachine({
  id: 'items',
  description: 'The items page has lists of items, and a menu of actions for each item.',
  context: ({ input }) => ({ view: input.view }),
  initial: 'showing',
  states: {
    showing: {
      description:
        'The page shows the lists of items. The menu of each row offers to flag, hold or remove the item. The ' +
        'console cannot do these actions yet, and says so.',
      meta: { section: '§2' },
      invoke: {
        id: 'page',
        src: 'listPage',
        input: ({ context }) => ({ kind: listKinds.items, view: context.view }),
        onError: passToParent,
      },
      on: {
        'action.chosen': {
          description: 'A message says that the action is not available yet.',
          actions: 'toastUnavailable',
        },
        'view.changed': { description: 'The lists show this view.', actions: 'sendView' },
      },
    },
  },
})

/** The chart of the lists. */
export const selectListPage = (snapshot: SnapshotFrom<typeof itemsMachine>) => snapshot.children.page
