import { setup } from 'xstate'
import type { ambassadorDashboardMachine } from '#machines/ambassador/ambassadorDashboard.machine.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { machineNotProvided, notProvided } from '#machines/notProvided.ts'
import type { PagesInput, PagesOutput } from '#machines/session/area.machine.ts'
import { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'

export const ambassadorPagesMachine = setup({
  types: {
    input: {} as PagesInput,
    context: {} as PagesInput,
    events: {} as { type: 'signOut.requested' },
    output: {} as PagesOutput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as {
      loadDashboardCode: 'loadDashboardCode'
      ambassadorDashboard: 'ambassadorDashboard'
      deleteAccount: 'deleteAccount'
    },
  },
  actors: {
    loadDashboardCode: notProvided<void>('loadDashboardCode'),
    ambassadorDashboard: machineNotProvided<typeof ambassadorDashboardMachine>('ambassadorDashboard'),
    deleteAccount: deleteAccountMachine,
  },
}).createMachine({
  id: 'ambassadorPages',
  description: 'The page of the ambassador area. The menu of the top bar offers to delete the account.',
  context: ({ input }) => input,
  initial: 'loadingDashboard',
  on: { 'signOut.requested': '.signOutRequested' },
  invoke: {
    id: 'deleteAccount',
    src: 'deleteAccount',
    input: ({ context: { profile } }) => ({ audience: 'marketer', userId: profile.id, email: profile.email }),
    onDone: '.accountDeleted',
    onError: '.broken',
  },
  states: {
    loadingDashboard: {
      description: 'The code of the dashboard is loading. A loading indicator is visible.',
      meta: { section: '§2' },
      tags: 'busy',
      invoke: { id: 'loadDashboardCode', src: 'loadDashboardCode', onDone: 'dashboard', onError: 'broken' },
    },
    dashboard: {
      description: 'The dashboard of the marketer is open.',
      meta: { section: '§2' },
      invoke: {
        id: 'ambassadorDashboard',
        src: 'ambassadorDashboard',
        input: ({ context }) => ({ marketerId: context.profile.id }),
        onError: 'broken',
      },
    },
    signOutRequested: {
      description: 'The marketer signs out.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'signOutRequested' },
    },
    accountDeleted: {
      description: 'The marketer has deleted the account.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'accountDeleted' },
    },
    broken: {
      description: 'The page failed. An error page opens.',
      meta: { section: '§8' },
      type: 'final',
      output: { kind: 'broken' },
    },
  },
  output: ({ event }) => (event as unknown as { output: PagesOutput }).output,
})
