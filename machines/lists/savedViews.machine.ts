import { maxSavedViews } from '#domain/limits.ts'
import type { SavedView } from '#domain/lists/savedViews.ts'
import { currentOf, savedViewsSetup } from '#machines/lists/savedViews.setup.ts'

const viewsOf = ({ event }: { event: { views: readonly SavedView[] } }) => event.views

const leaveGoneView = {
  description:
    'The chosen view no longer exists. The dialog and the navigation menu show the stored views. The dialog says that ' +
    'the view was deleted in another browser tab.',
  guard: { type: 'isChosenGone', params: viewsOf },
  target: 'listing',
  actions: [{ type: 'setViews', params: viewsOf }, 'setGone'],
} as const

export const savedViewsMachine = savedViewsSetup.createMachine({
  id: 'savedViews',
  description:
    'A saved view is a link to a list with a tab, search, filters, order, columns and density. The navigation menu ' +
    'shows the links. ' +
    'In a dialog the person saves, renames and deletes them.',
  context: ({ input: { personId, request } }) => ({
    personId,
    views: [],
    current: request && currentOf(request),
    chosen: '',
    change: { type: 'delete', name: '' },
    problem: null,
  }),
  initial: 'reading',
  invoke: {
    id: 'subscribeToViews',
    src: 'subscribeToViews',
    input: ({ context }) => ({ personId: context.personId }),
    onError: { description: 'The console can no longer notice changes of the saved views in other browser tabs.' },
  },
  on: {
    'views.changed': {
      actions: { type: 'setViews', params: ({ event }) => event.views },
    },
  },
  states: {
    reading: {
      description: 'The console reads the views that the person has saved in this browser.',
      meta: { section: '§4' },
      on: {
        'savedViews.requested': {
          description: 'The dialog opens when the saved views are read.',
          actions: 'setCurrent',
        },
        'url.changed': {
          description: 'Another page opens. The dialog does not open over it.',
          actions: 'clearCurrent',
        },
      },
      invoke: {
        id: 'readViews',
        src: 'readViews',
        input: ({ context }) => ({ personId: context.personId }),
        onDone: [
          {
            description:
              "The stored views are read. 'Views' was already pressed. The dialog and the navigation menu show the " +
              'stored views.',
            guard: 'isRequested',
            target: 'open',
            actions: { type: 'setViews', params: ({ event }) => event.output },
          },
          {
            description:
              "The stored views are read. 'Views' was not pressed yet. The navigation menu shows links to the " +
              'stored views.',
            target: 'closed',
            actions: { type: 'setViews', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { description: "'Views' was already pressed.", guard: 'isRequested', target: 'open' },
          { description: "'Views' was not pressed yet.", target: 'closed' },
        ],
      },
    },
    closed: {
      description:
        "The dialog is closed. The navigation menu has links to the saved views. The menu 'More' of each list has 'Views'.",
      meta: { section: '§2' },
      on: { 'savedViews.requested': { target: 'open', actions: 'setCurrent' } },
    },
    open: {
      description: 'The dialog shows the saved views, and a field for the name of a new one.',
      meta: { section: '§2' },
      initial: 'listing',
      entry: 'clearProblem',
      on: {
        'url.changed': {
          description: 'Back opens another page or another view of the list.',
          target: 'closed',
        },
      },
      states: {
        listing: {
          description:
            'The person can save the tab, search, filters, order, columns and density of the open list as a new view, at most ' +
            `${maxSavedViews} in all, or open, rename or delete a saved view.`,
          on: {
            'name.submitted': {
              description: "The person presses 'Save view'.",
              target: 'storing',
              actions: 'setSave',
            },
            'rename.requested': {
              target: 'renaming',
              actions: ['setChosen', 'clearProblem'],
            },
            'delete.requested': {
              target: 'confirmingDelete',
              actions: ['setChosen', 'clearProblem'],
            },
            'view.opened': '#savedViews.closed',
            'dialog.dismissed': { description: 'The person closes the dialog.', target: '#savedViews.closed' },
          },
        },
        renaming: {
          description: 'The person types a new name for a view. Cancel or Escape keeps the old name.',
          on: {
            'name.submitted': {
              description: "The person presses 'Rename'.",
              target: 'storing',
              actions: 'setRename',
            },
            'dialog.dismissed': {
              description: "The person presses 'Cancel' or Escape.",
              target: 'listing',
              actions: 'clearProblem',
            },
            'views.changed': leaveGoneView,
          },
        },
        confirmingDelete: {
          description: 'The dialog asks whether to delete a view.',
          on: {
            'delete.confirmed': {
              description: 'The change to store is the deletion of this view.',
              target: 'storing',
              actions: 'setDelete',
            },
            'dialog.dismissed': { description: "The person presses 'Cancel' or Escape.", target: 'listing' },
            'views.changed': leaveGoneView,
          },
        },
        storing: {
          description:
            'The browser stores the new view, the new name or the deletion. If the name is taken or the storage is ' +
            'full, the dialog says so and keeps the typed name.',
          meta: { section: '§4' },
          tags: 'busy',
          on: { 'url.changed': { description: 'The change is stored first.' } },
          invoke: {
            id: 'storeChange',
            src: 'storeChange',
            input: ({ context: { personId, change } }) => ({ personId, change }),
            onDone: [
              {
                description: 'The new name is refused. The dialog shows why, for example that the name is taken.',
                guard: { type: 'isRefusedRename', params: ({ event }) => event.output },
                target: 'renaming',
                actions: { type: 'setResult', params: ({ event }) => event.output },
              },
              {
                description: 'The new view is refused. The dialog shows why, for example that the name is taken.',
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: 'listing',
                actions: { type: 'setResult', params: ({ event }) => event.output },
              },
              {
                description:
                  'The new view is stored. The navigation menu shows a link to the new view. A message confirms ' +
                  'that the view is saved.',
                guard: 'isSave',
                target: '#savedViews.closed',
                actions: [{ type: 'setResult', params: ({ event }) => event.output }, 'toastSaved'],
              },
              {
                description:
                  'The new name or the deletion is stored. The dialog and the navigation menu show the changed views.',
                target: 'listing',
                actions: { type: 'setResult', params: ({ event }) => event.output },
              },
            ],
            onError: [
              {
                description: 'The dialog says that this browser has no room to store the change.',
                guard: 'isRename',
                target: 'renaming',
                actions: 'setFull',
              },
              {
                description: 'The dialog says that this browser has no room to store the change.',
                target: 'listing',
                actions: 'setFull',
              },
            ],
          },
        },
      },
    },
  },
})
