import { assign, sendTo, setup } from 'xstate'
import type { Profile } from '#domain/people/profile.ts'
import { alertsMachine } from '#machines/app/alerts.machine.ts'
import { paletteMachine } from '#machines/app/palette.machine.ts'
import { sidebarMachine } from '#machines/app/sidebar.machine.ts'
import { prefetchedBatchesMachine } from '#machines/lists/prefetchedBatches.machine.ts'
import type { SystemMessages } from '#machines/messages.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { noReceiver } from '#machines/notProvided.ts'
import type { PagesInput, PagesOutput } from '#machines/session/area.machine.ts'
import { openPageMachine, type PageMessage } from '#machines/session/openPage.machine.ts'

/** The person saved the profile in this tab. */
type ProfileSaved = Extract<SystemMessages['pages'], { type: 'profile.saved' }>

type Event = PageMessage | ProfileSaved

export const adminPagesMachine = setup({
  types: {
    input: {} as PagesInput,
    context: {} as PagesInput,
    events: {} as Event,
    output: {} as PagesOutput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as {
      sidebar: 'sidebar'
      alerts: 'alerts'
      palette: 'palette'
      prefetchedBatches: 'prefetchedBatches'
      subscribeToProfile: 'subscribeToProfile'
      openPage: 'openPage'
    },
  },
  actors: {
    sidebar: sidebarMachine,
    alerts: alertsMachine,
    palette: paletteMachine,
    prefetchedBatches: prefetchedBatchesMachine,
    /** Reads the profile again after `profile.saved`, and after another tab saved it. */
    subscribeToProfile: noReceiver<ProfileSaved>('subscribeToProfile'),
    openPage: openPageMachine,
  },
  guards: {
    isAccountDeleted: (_, { kind }: PagesOutput) => kind === 'accountDeleted',
    isBroken: (_, { kind }: PagesOutput) => kind === 'broken',
  },
  actions: {
    setProfile: assign({ profile: (_, { profile }: { profile: Profile }) => profile }),
    requestProfile: sendTo('subscribeToProfile', { type: 'profile.saved' }),
    forwardToPage: sendTo('openPage', ({ event }) => event as PageMessage),
  },
}).createMachine({
  id: 'adminPages',
  description: 'The pages of the admin area, and the navigation, the bell and the command palette on each of them.',
  context: ({ input }) => input,
  initial: 'running',
  on: { 'profile.saved': { actions: 'requestProfile' } },
  invoke: [
    { id: 'subscribeToProfile', src: 'subscribeToProfile', onError: {} },
    { id: 'palette', src: 'palette', systemId: 'palette', onError: '.broken' },
    { id: 'prefetchedBatches', src: 'prefetchedBatches', systemId: 'prefetchedBatches', onError: '.broken' },
    {
      id: 'sidebar',
      src: 'sidebar',
      systemId: 'sidebar',
      input: ({ context }) => ({ mode: context.sidebar }),
      onError: '.broken',
    },
    { id: 'alerts', src: 'alerts', systemId: 'alerts', onError: '.broken' },
  ],
  states: {
    running: {
      description: 'A page of the admin area is open, with the navigation, the bell and the command palette.',
      meta: { section: '§2' },
      on: {
        'url.changed': { actions: 'forwardToPage' },
        'signOut.requested': { actions: 'forwardToPage' },
        'pageAction.requested': { actions: 'forwardToPage' },
        'profile.changed': { actions: [{ type: 'setProfile', params: ({ event }) => event }, 'forwardToPage'] },
      },
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isAccountDeleted', params: ({ event }) => event.output }, target: 'accountDeleted' },
          { guard: { type: 'isBroken', params: ({ event }) => event.output }, target: 'broken' },
          { target: 'signOutRequested' },
        ],
        onError: 'broken',
      },
    },
    signOutRequested: {
      description: 'The admin signs out.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'signOutRequested' },
    },
    accountDeleted: {
      description: 'The admin has deleted the account.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'accountDeleted' },
    },
    broken: {
      description: 'The page or its frame failed. An error page opens.',
      meta: { section: '§8' },
      type: 'final',
      output: { kind: 'broken' },
    },
  },
  output: ({ event }) => (event as unknown as { output: PagesOutput }).output,
})
