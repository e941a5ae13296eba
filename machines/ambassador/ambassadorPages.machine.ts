import { sendTo, setup } from 'xstate'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import type { PagesInput, PagesOutput } from '#machines/session/area.machine.ts'
import { openPageMachine, type PageMessage } from '#machines/session/openPage.machine.ts'
import { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'

type Event = Exclude<PageMessage, { type: 'profile.changed' | 'pageAction.requested' }>

export const ambassadorPagesMachine = setup({
  types: {
    input: {} as PagesInput,
    context: {} as PagesInput,
    events: {} as Event,
    output: {} as PagesOutput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as {
      openPage: 'openPage'
      deleteAccount: 'deleteAccount'
    },
  },
  actors: {
    openPage: openPageMachine,
    deleteAccount: deleteAccountMachine,
  },
  guards: {
    isBroken: (_, { kind }: PagesOutput) => kind === 'broken',
  },
  actions: {
    forwardToPage: sendTo('openPage', ({ event }) => event),
  },
}).createMachine({
  id: 'ambassadorPages',
  description: 'The pages of the ambassador area. The menu in the top bar offers to delete the account.',
  context: ({ input }) => input,
  initial: 'running',
  invoke: {
    id: 'deleteAccount',
    src: 'deleteAccount',
    input: ({ context: { profile } }) => ({ audience: 'marketer', userId: profile.id, email: profile.email }),
    onDone: '.accountDeleted',
    onError: '.broken',
  },
  states: {
    running: {
      description: 'A page of the ambassador area is open, with the top bar.',
      meta: { section: '§2' },
      on: { 'url.changed': { actions: 'forwardToPage' }, 'signOut.requested': { actions: 'forwardToPage' } },
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isBroken', params: ({ event }) => event.output }, target: 'broken' },
          { target: 'signOutRequested' },
        ],
        onError: 'broken',
      },
    },
    signOutRequested: {
      description:
        'The person wants to sign out, and the open page allows it. The console now starts the sign-out (see the ' +
        "chart 'Area').",
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'signOutRequested' },
    },
    accountDeleted: {
      description: 'The person has deleted their own account and is signed out.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'accountDeleted' },
    },
    broken: {
      description: 'An unexpected error has happened. The error page opens.',
      meta: { section: '§8' },
      type: 'final',
      output: { kind: 'broken' },
    },
  },
  output: ({ event }) => (event as unknown as { output: PagesOutput }).output,
})
