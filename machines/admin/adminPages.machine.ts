import { assertEvent, assign, emit, sendTo, setup } from 'xstate'
import type { Profile } from '#domain/people/profile.ts'
import { alertsMachine } from '#machines/app/alerts.machine.ts'
import { paletteMachine } from '#machines/app/palette.machine.ts'
import { sidebarMachine } from '#machines/app/sidebar.machine.ts'
import { prefetchedBatchesMachine } from '#machines/lists/prefetchedBatches.machine.ts'
import type { RecordActivityEffect, ToastEffect } from '#machines/effects.ts'
import type { savedViewsMachine } from '#machines/lists/savedViews.machine.ts'
import type { SavedViewsRequested, SystemMessages } from '#machines/messages.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { chartOnDemand, noReceiver, notProvided } from '#machines/notProvided.ts'
import type { PagesInput, PagesOutput } from '#machines/session/area.machine.ts'
import { openPageMachine, type PageMessage } from '#machines/session/openPage.machine.ts'

/** The person saved the profile in this tab. */
type ProfileSaved = Extract<SystemMessages['pages'], { type: 'profile.saved' }>

type Event = PageMessage | SystemMessages['pages']

interface Context extends PagesInput {
  /** The person asked for the saved views while their code was not loaded. */
  viewsRequest: SavedViewsRequested | null
}

export const adminPagesMachine = setup({
  types: {
    input: {} as PagesInput,
    context: {} as Context,
    events: {} as Event,
    output: {} as PagesOutput,
    emitted: {} as ToastEffect | RecordActivityEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as {
      sidebar: 'sidebar'
      alerts: 'alerts'
      palette: 'palette'
      prefetchedBatches: 'prefetchedBatches'
      subscribeToProfile: 'subscribeToProfile'
      openPage: 'openPage'
      loadSavedViews: 'loadSavedViews'
      savedViews: 'savedViews'
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
    /** Loads the code of the saved views: at once if the person asked for them, else when the page is quiet. */
    loadSavedViews: notProvided<void, { isRequested: boolean }>('loadSavedViews'),
    savedViews: chartOnDemand<typeof savedViewsMachine>('savedViews'),
  },
  guards: {
    isAccountDeleted: (_, { kind }: PagesOutput) => kind === 'accountDeleted',
    isBroken: (_, { kind }: PagesOutput) => kind === 'broken',
    areViewsRequested: ({ context }) => context.viewsRequest !== null,
  },
  actions: {
    setProfile: assign({ profile: (_, { profile }: { profile: Profile }) => profile }),
    requestProfile: sendTo('subscribeToProfile', { type: 'profile.saved' }),
    forwardToPage: sendTo('openPage', ({ event }) => event as PageMessage),
    recordActivity: emit(({ context, event }) => {
      assertEvent(event, 'activity.made')
      return { type: 'recordActivity', personId: context.profile.id, change: event.change }
    }),
    setViewsRequest: assign(({ event }) => {
      assertEvent(event, 'savedViews.requested')
      return { viewsRequest: event }
    }),
    clearViewsRequest: assign({ viewsRequest: null }),
    forwardToSavedViews: sendTo('savedViews', ({ event }) => event as SavedViewsRequested),
    toastViewsFailed: emit({
      type: 'toast',
      tone: 'error',
      text: 'Saved views could not be loaded. Check your connection and try again.',
    }),
  },
}).createMachine({
  id: 'adminPages',
  description:
    'The pages of the admin area, with the navigation menu, the bell and the command palette on each of them.',
  context: ({ input }) => ({ ...input, viewsRequest: null }),
  initial: 'running',
  on: { 'profile.saved': { actions: 'requestProfile' }, 'activity.made': { actions: 'recordActivity' } },
  invoke: [
    { id: 'subscribeToProfile', src: 'subscribeToProfile', onError: {} },
    {
      id: 'palette',
      src: 'palette',
      systemId: 'palette',
      input: ({ context }) => ({ role: context.profile.role }),
      onError: '.broken',
    },
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
      description: 'A page of the admin area is open, with the navigation menu, the bell and the command palette.',
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
        input: ({ context: { profile, url } }) => ({ profile, url }),
        onDone: [
          { guard: { type: 'isAccountDeleted', params: ({ event }) => event.output }, target: 'accountDeleted' },
          { guard: { type: 'isBroken', params: ({ event }) => event.output }, target: 'broken' },
          { target: 'signOutRequested' },
        ],
        onError: 'broken',
      },
      initial: 'loadingSavedViews',
      states: {
        loadingSavedViews: {
          description: "The saved views load after the page, or at once if the person presses 'Views'.",
          meta: { section: '§2' },
          on: {
            'savedViews.requested': { target: 'loadingSavedViews', reenter: true, actions: 'setViewsRequest' },
          },
          invoke: {
            id: 'loadSavedViews',
            src: 'loadSavedViews',
            input: ({ context }) => ({ isRequested: context.viewsRequest !== null }),
            onDone: 'withSavedViews',
            onError: [
              {
                guard: 'areViewsRequested',
                target: 'withoutSavedViews',
                actions: ['toastViewsFailed', 'clearViewsRequest'],
              },
              { target: 'withoutSavedViews' },
            ],
          },
        },
        withoutSavedViews: {
          description: 'The saved views could not be loaded. The console tries again when the next page opens.',
          meta: { section: '§8' },
          on: {
            'savedViews.requested': { target: 'loadingSavedViews', actions: 'setViewsRequest' },
            'url.changed': { target: 'loadingSavedViews', actions: 'forwardToPage' },
          },
        },
        withSavedViews: {
          description: 'The navigation menu has links to the saved views.',
          meta: { section: '§2' },
          exit: 'clearViewsRequest',
          on: { 'savedViews.requested': { actions: 'forwardToSavedViews' } },
          invoke: {
            id: 'savedViews',
            src: 'savedViews',
            input: ({ context: { profile, viewsRequest } }) => ({ personId: profile.id, request: viewsRequest }),
            onError: 'withoutSavedViews',
          },
        },
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
