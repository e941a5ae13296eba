import { assertEvent, assign, sendTo, setup } from 'xstate'
import { listKinds } from '#domain/lists/kinds.ts'
import type { ListView } from '#domain/lists/view.ts'
import type { ToastEffect } from '#machines/effects.ts'
import { listPageMachine, type ViewShown } from '#machines/lists/listPage.machine.ts'
import type { StateMeta } from '#machines/meta.ts'
import { toast } from '#machines/system.ts'

/** An action in the row menu of an item (§2). */
export type ItemAction = 'flag' | 'hold' | 'remove'

const actionNames: Readonly<Record<ItemAction, string>> = { flag: 'Flagging', hold: 'Holding', remove: 'Removing' }

type Event =
  | { type: 'action.chosen'; action: ItemAction }
  | { type: 'view.changed'; view: ListView }
  | ViewShown
  | { type: 'retry.requested' }

export const itemsMachine = setup({
  types: {
    input: {} as { view: ListView },
    /** `view` is the view in the URL. */
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
    setView: assign(({ event }) => {
      assertEvent(event, ['view.changed', 'view.shown'])
      return { view: event.view }
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
        input: ({ context, self }) => ({ kind: listKinds.items, view: context.view, parent: self }),
        onError: 'broken',
      },
      on: {
        'action.chosen': { actions: 'toastUnavailable' },
        'view.changed': { actions: ['setView', 'sendView'] },
        'view.shown': { actions: 'setView' },
      },
    },
    broken: {
      description: "The lists stopped with an unexpected error. The page says so and offers 'Retry'.",
      meta: { section: '§8' },
      on: { 'retry.requested': 'showing', 'view.changed': { actions: 'setView' } },
    },
  },
})
