import { emit, sendTo, setup } from 'xstate'
import { listKinds } from '#domain/lists/kinds.ts'
import type { ListView } from '#domain/lists/view.ts'
import type { ToastEffect } from '#machines/effects.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import type { StateMeta } from '#machines/meta.ts'

/** What the row menu offers for an item (§2). */
export type ItemAction = 'flag' | 'hold' | 'remove'

const names: Readonly<Record<ItemAction, string>> = { flag: 'Flagging', hold: 'Holding', remove: 'Removing' }

type Event = { type: 'action.chosen'; deed: ItemAction } | { type: 'view.changed'; view: ListView }

export const itemsMachine = setup({
  types: {
    input: {} as { view: ListView },
    context: {} as { view: ListView },
    events: {} as Event,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    children: {} as { page: 'listPage' },
  },
  actors: { listPage: listPageMachine },
  actions: {
    toastUnavailable: emit(({ event }) => ({
      type: 'toast',
      tone: 'blank',
      text: `${names[event.type === 'action.chosen' ? event.deed : 'flag']} an item is not available yet.`,
    })),
    sendView: sendTo('page', ({ event }) => event),
  },
}).createMachine({
  id: 'items',
  description: 'The items page: its lists, and what can be done with an item.',
  context: ({ input }) => ({ view: input.view }),
  initial: 'showing',
  states: {
    showing: {
      description:
        'The lists are shown. The menu of a row offers to flag, hold or remove the item, and each answers that this is not available yet.',
      meta: { section: '§2' },
      invoke: {
        id: 'page',
        src: 'listPage',
        input: ({ context }) => ({ kind: listKinds.items, view: context.view }),
        onError: 'broken',
      },
      on: {
        'action.chosen': { actions: 'toastUnavailable' },
        'view.changed': { actions: 'sendView' },
      },
    },
    broken: {
      description: 'The lists stopped working in a way that they do not expect. The page says so.',
      meta: { section: '§8' },
    },
  },
})
