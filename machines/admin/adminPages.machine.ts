import { adminPagesSetup } from '#machines/admin/adminPages.setup.ts'
import { passToParent } from '#machines/passToParent.ts'
import { accountDeleted, openPageEvents, openPageStates } from '#machines/session/openPage.ts'

export const adminPagesMachine = adminPagesSetup.createMachine({
  id: 'adminPages',
  description:
    'The pages of the admin area, with the navigation menu, the bell and the command palette on each of them.',
  context: ({ input }) => ({ ...input, pendingAction: null, viewsRequest: null }),
  initial: 'running',
  on: {
    'profile.saved': { actions: 'requestProfile' },
    'activity.made': { actions: 'recordActivity' },
  },
  invoke: [
    {
      id: 'subscribeToProfile',
      src: 'subscribeToProfile',
      onError: {
        description:
          'The console can no longer notice when the profile is saved, so the header keeps the profile that it shows.',
      },
    },
    {
      id: 'palette',
      src: 'palette',
      systemId: 'palette',
      input: ({ context: { profile } }) => ({ role: profile.role, personId: profile.id }),
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
    { id: 'copy', src: 'copy', onError: passToParent },
  ],
  states: {
    running: {
      description: 'A page of the admin area is open, with the navigation menu, the bell and the command palette.',
      meta: { section: '§2' },
      type: 'parallel',
      on: {
        'profile.changed': {
          actions: { type: 'setProfile', params: ({ event }) => event },
        },
      },
      states: {
        page: {
          description: 'One page of the area loads or is open.',
          initial: 'loadingPage',
          on: {
            ...openPageEvents,
            'pageAction.requested': {
              description: 'The console opens the page of the record, and remembers the command for this page.',
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
                  description: 'The open page lists such records. The page asks for a confirmation.',
                  guard: { type: 'isActionOfPage', params: ({ event }) => event },
                  actions: { type: 'sendAction', params: ({ event }) => event },
                },
                'profile.changed': {
                  description:
                    'The profile is saved in another browser tab. The header and pages that open later show the new ' +
                    'profile. The settings page gets the new profile, if it is the open page.',
                  guard: { type: 'isSavedInOtherTab', params: ({ event }) => event },
                  actions: [{ type: 'setProfile', params: ({ event }) => event }, 'forwardToPage'],
                },
              },
              invoke: {
                ...openPageStates.open.invoke,
                onError: {
                  description: 'It is a list page or the dashboard.',
                  guard: 'isListOrDashboard',
                  target: 'broken',
                },
              },
              always: {
                description:
                  'A command from the command palette waits for this page. The page asks for a confirmation.',
                guard: 'hasActionForPage',
                actions: ['sendPendingAction', 'clearPendingAction'],
              },
            },
            broken: {
              description:
                'A list page or the dashboard has stopped with an unexpected error. A notice in its place says so. A ' +
                "list page offers 'Retry'. All other pages can still be opened.",
              meta: { section: '§8' },
              on: {
                'retry.requested': {
                  description: 'The page will show what the URL says now.',
                  target: 'loadingPage',
                  actions: 'requestUrl',
                },
              },
            },
          },
        },
        savedViews: {
          description: 'The navigation menu can have links to the saved views of the person.',
          initial: 'loading',
          states: {
            loading: {
              description: "The saved views load after the page, or at once if the person presses 'Views'.",
              on: {
                'savedViews.requested': {
                  description: 'The dialog of the saved views opens as soon as the saved views are loaded.',
                  target: 'loading',
                  reenter: true,
                  actions: 'setViewsRequest',
                },
                'url.changed': {
                  description: 'The dialog of the saved views will not open over another page.',
                  actions: 'clearViewsRequest',
                },
              },
              invoke: {
                id: 'loadSavedViews',
                src: 'loadSavedViews',
                input: ({ context }) => ({ isRequested: context.viewsRequest !== null }),
                onDone: 'loaded',
                onError: [
                  {
                    description:
                      "The person has pressed 'Views'. The dialog of the saved views will not open by itself later.",
                    guard: 'areViewsRequested',
                    target: 'failed',
                    actions: ['toastViewsFailed', 'clearViewsRequest'],
                  },
                  { description: "The person has not pressed 'Views'.", target: 'failed' },
                ],
              },
            },
            failed: {
              description: 'The saved views could not be loaded. The console tries again when the next page opens.',
              meta: { section: '§8' },
              on: {
                'savedViews.requested': {
                  description: 'The dialog of the saved views opens as soon as the saved views are loaded.',
                  target: 'loading',
                  actions: 'setViewsRequest',
                },
                'url.changed': 'loading',
              },
            },
            loaded: {
              description: 'The navigation menu has links to the saved views.',
              exit: 'clearViewsRequest',
              on: {
                'savedViews.requested': {
                  actions: 'forwardToSavedViews',
                },
                'url.changed': {
                  description: 'The dialog of the saved views closes, because it saves the list that was open.',
                  actions: 'closeSavedViews',
                },
              },
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
    accountDeleted,
  },
})
