import { setup } from 'xstate'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { passToParent } from '#machines/passToParent.ts'
import type { PagesInput } from '#machines/session/area.machine.ts'
import {
  accountDeleted,
  openPageActions,
  openPageActors,
  type OpenPageEvent,
  openPageEvents,
  openPageGuards,
  openPageStates,
} from '#machines/session/openPage.ts'
import { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'

export const ambassadorPagesMachine = setup({
  types: {
    input: {} as PagesInput,
    context: {} as PagesInput,
    events: {} as OpenPageEvent,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as { loadPageCode: 'loadPageCode'; pageChart: 'pageChart'; deleteAccount: 'deleteAccount' },
  },
  actors: { ...openPageActors, deleteAccount: deleteAccountMachine },
  guards: openPageGuards,
  actions: openPageActions<PagesInput, OpenPageEvent>(),
}).createMachine({
  id: 'ambassadorPages',
  description: 'The pages of the ambassador area. The menu in the top bar offers to delete the account.',
  context: ({ input }) => input,
  initial: 'page',
  invoke: {
    id: 'deleteAccount',
    src: 'deleteAccount',
    input: ({ context: { profile } }) => ({ audience: 'marketer', userId: profile.id, email: profile.email }),
    onDone: '.accountDeleted',
    onError: passToParent,
  },
  states: {
    page: {
      description: 'A page of the ambassador area is open, with the top bar.',
      meta: { section: '§2' },
      initial: 'loadingPage',
      on: openPageEvents,
      states: openPageStates,
    },
    accountDeleted,
  },
})
