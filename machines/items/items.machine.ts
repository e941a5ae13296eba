import { sendTo, setup, type SnapshotFrom } from 'xstate'
import { listKinds } from '#domain/lists/kinds.ts'
import type { ListView } from '#domain/lists/view.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import type { StateMeta } from '#machines/meta.ts'
import { passToParent } from '#machines/passToParent.ts'

export const itemsMachine = setup({
  types: {
    input: {} as { view: ListView },
    /** `view` is the view that the page opens with. */
    context: {} as { view: ListView },
    events: {} as { type: 'view.changed'; view: ListView },
    meta: {} as StateMeta,
    children: {} as { page: 'listPage' },
  },
  actors: { listPage: listPageMachine },
  actions: { sendView: sendTo('page', ({ event }) => event) },
}).createMachine({
  id: 'items',
  description: 'The items page has lists of items, and a menu for each item.',
  context: ({ input }) => ({ view: input.view }),
  initial: 'showing',
  states: {
    showing: {
      description:
        'The page shows the lists of items. The menu of each row shows the actions to flag, hold or remove the item ' +
        'as not available, with the reason.',
      meta: { section: '§2' },
      invoke: {
        id: 'page',
        src: 'listPage',
        input: ({ context }) => ({ kind: listKinds.items, view: context.view }),
        onError: passToParent,
      },
      on: { 'view.changed': { actions: 'sendView' } },
    },
  },
})

/** The chart of the lists. */
export const selectListPage = (snapshot: SnapshotFrom<typeof itemsMachine>) => snapshot.children.page
