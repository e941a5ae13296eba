import { adminPagesSetup } from '#machines/admin/adminPages.setup.ts'
import { passToParent } from '#machines/passToParent.ts'
import type { PagesOutput } from '#machines/session/area.machine.ts'
import { openPageEvents, openPageStates, pagesEnds } from '#machines/session/openPage.ts'

export const adminPagesMachine = adminPagesSetup.createMachine({
  id: 'adminPages',
  description:
    'The pages of the admin area, with the navigation menu, the bell and the command palette on each of them.',
  context: ({ input }) => ({ ...input, pendingAction: null, viewsRequest: null }),
  initial: 'running',
  on: { 'profile.saved': { actions: 'requestProfile' }, 'activity.made': { actions: 'recordActivity' } },
  invoke: [
    { id: 'subscribeToProfile', src: 'subscribeToProfile', onError: {} },
    {
      id: 'palette',
      src: 'palette',
      systemId: 'palette',
      input: ({ context }) => ({ role: context.profile.role }),
      onError: passToParent,
    },
    { id: 'prefetchedBatches', src: 'prefetchedBatches', systemId: 'prefetchedBatches', onError: passToParent },
    {
      id: 'sidebar',
      src: 'sidebar',
      systemId: 'sidebar',
      input: ({ context }) => ({ mode: context.sidebar }),
      onError: passToParent,
    },
    { id: 'alerts', src: 'alerts', systemId: 'alerts', onError: passToParent },
  ],
  states: {
    running: {
      description: 'A page of the admin area is open, with the navigation menu, the bell and the command palette.',
      meta: { section: '§2' },
      type: 'parallel',
      on: { 'profile.changed': { actions: { type: 'setProfile', params: ({ event }) => event } } },
      states: {
        page: {
          description: 'One page of the area loads or is open.',
          meta: { section: '§2' },
          initial: 'loadingPage',
          on: {
            ...openPageEvents,
            'pageAction.requested': {
              actions: [
                { type: 'setPendingAction', params: ({ event }) => event },
                { type: 'openPageOfAction', params: ({ event }) => event },
              ],
            },
          },
          states: {
            ...openPageStates,
            open: {
              ...openPageStates.open,
              on: {
                ...openPageStates.open.on,
                'pageAction.requested': {
                  guard: { type: 'isActionOfPage', params: ({ event }) => event },
                  actions: { type: 'sendAction', params: ({ event }) => event },
                },
                'profile.changed': {
                  guard: { type: 'isSavedInOtherTab', params: ({ event }) => event },
                  actions: [{ type: 'setProfile', params: ({ event }) => event }, 'forwardToPage'],
                },
              },
              invoke: { ...openPageStates.open.invoke, onError: { guard: 'isListOrDashboard', target: 'broken' } },
              states: {
                ...openPageStates.open.states,
                allowingSignOut: {
                  ...openPageStates.open.states.allowingSignOut,
                  always: { guard: 'hasActionForPage', actions: ['sendPendingAction', 'clearPendingAction'] },
                },
              },
            },
            broken: {
              description:
                'A list page or the dashboard has stopped with an unexpected error. A notice in its place says so. A ' +
                "list page offers 'Retry'. All other pages can still be opened.",
              meta: { section: '§8' },
              on: { 'retry.requested': { target: 'loadingPage', actions: 'requestUrl' } },
            },
          },
        },
        savedViews: {
          description: 'The navigation menu can have links to the saved views of the person.',
          meta: { section: '§2' },
          initial: 'loading',
          states: {
            loading: {
              description: "The saved views load after the page, or at once if the person presses 'Views'.",
              meta: { section: '§2' },
              on: { 'savedViews.requested': { target: 'loading', reenter: true, actions: 'setViewsRequest' } },
              invoke: {
                id: 'loadSavedViews',
                src: 'loadSavedViews',
                input: ({ context }) => ({ isRequested: context.viewsRequest !== null }),
                onDone: 'loaded',
                onError: [
                  {
                    guard: 'areViewsRequested',
                    target: 'failed',
                    actions: ['toastViewsFailed', 'clearViewsRequest'],
                  },
                  { target: 'failed' },
                ],
              },
            },
            failed: {
              description: 'The saved views could not be loaded. The console tries again when the next page opens.',
              meta: { section: '§8' },
              on: {
                'savedViews.requested': { target: 'loading', actions: 'setViewsRequest' },
                'url.changed': 'loading',
              },
            },
            loaded: {
              description: 'The navigation menu has links to the saved views.',
              meta: { section: '§2' },
              exit: 'clearViewsRequest',
              on: { 'savedViews.requested': { actions: 'forwardToSavedViews' } },
              invoke: {
                id: 'savedViews',
                src: 'savedViews',
                input: ({ context: { profile, viewsRequest } }) => ({ personId: profile.id, request: viewsRequest }),
                onError: 'failed',
              },
            },
          },
        },
      },
    },
    ...pagesEnds,
  },
  output: ({ event }) => (event as unknown as { output: PagesOutput }).output,
})
