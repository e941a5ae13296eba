import { emit, setup, type SnapshotFrom } from 'xstate'
import type { SavePreferenceEffect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'
import { noSubscription } from '#machines/notProvided.ts'

/** `automatic`: the person has not chosen, so the width of the window decides. */
export type SidebarMode = 'open' | 'collapsed' | 'automatic'

type Event =
  | { type: 'sidebar.toggled' }
  | { type: 'drawer.opened' }
  | { type: 'dialog.dismissed' }
  | { type: 'window.narrowed' }
  | { type: 'window.widened' }

export const sidebarMachine = setup({
  types: {
    input: {} as { mode: SidebarMode },
    context: {} as { mode: SidebarMode },
    events: {} as Event,
    emitted: {} as SavePreferenceEffect,
    meta: {} as StateMeta,
  },
  actors: { subscribeToWidth: noSubscription('subscribeToWidth') },
  guards: {
    isStoredOpen: ({ context }) => context.mode === 'open',
    isStoredCollapsed: ({ context }) => context.mode === 'collapsed',
  },
  actions: {
    storeOpen: emit({ type: 'savePreference', key: 'sidebar', value: 'open' }),
    storeCollapsed: emit({ type: 'savePreference', key: 'sidebar', value: 'collapsed' }),
  },
}).createMachine({
  id: 'sidebar',
  description: 'The navigation of the admin area is a bar at the side, or a menu on a phone.',
  context: ({ input }) => ({ mode: input.mode }),
  type: 'parallel',
  states: {
    bar: {
      description: 'On screens wider than a phone, the navigation is a bar at the side.',
      meta: { section: '§2' },
      initial: 'restoring',
      states: {
        restoring: {
          description: 'The bar appears as the person left it at the last visit.',
          meta: { section: '§4' },
          always: [
            {
              description: 'The person left the bar collapsed at the last visit.',
              guard: 'isStoredCollapsed',
              target: 'collapsed',
            },
            { description: 'The person left the bar open at the last visit.', guard: 'isStoredOpen', target: 'open' },
            { description: 'The person has never opened or collapsed the bar.', target: 'automatic' },
          ],
        },
        automatic: {
          description:
            'The person has never opened or collapsed the bar, so the width of the window decides how wide the ' +
            'bar is.',
          initial: 'wide',
          invoke: {
            id: 'subscribeToWidth',
            src: 'subscribeToWidth',
            onError: { description: 'The console can no longer watch the width of the window.', target: 'open' },
          },
          on: {
            'window.narrowed': {
              description: 'The window becomes too narrow for a bar with names.',
              target: '.narrow',
            },
            'window.widened': { description: 'The window becomes wide enough for a bar with names.', target: '.wide' },
          },
          states: {
            wide: {
              description: 'The window is wide, so the bar shows icons with their names.',
              meta: { section: '§9' },
              on: {
                'sidebar.toggled': {
                  description: "The person presses 'Collapse the sidebar'.",
                  target: '#sidebar.bar.collapsed',
                  actions: 'storeCollapsed',
                },
              },
            },
            narrow: {
              description:
                'The window is narrow, so the bar shows only icons and leaves more room for tables. On a phone, the ' +
                'menu replaces the bar.',
              meta: { section: '§9' },
              on: {
                'sidebar.toggled': {
                  description: "The person presses 'Expand the sidebar'.",
                  target: '#sidebar.bar.open',
                  actions: 'storeOpen',
                },
              },
            },
          },
        },
        open: {
          description: 'The bar is 270 px wide and shows icons with their names.',
          meta: { section: '§9' },
          on: {
            'sidebar.toggled': {
              description: "The person presses 'Collapse the sidebar'.",
              target: 'collapsed',
              actions: 'storeCollapsed',
            },
          },
        },
        collapsed: {
          description: 'The bar is 80 px wide and shows only icons. The name of an icon appears on focus and hover.',
          meta: { section: '§9' },
          on: {
            'sidebar.toggled': {
              description: "The person presses 'Expand the sidebar'.",
              target: 'open',
              actions: 'storeOpen',
            },
          },
        },
      },
    },
    drawer: {
      description: 'On a phone, the navigation is a menu.',
      meta: { section: '§2' },
      initial: 'closed',
      states: {
        closed: {
          description: 'The menu is closed. The menu button opens it.',
          on: { 'drawer.opened': 'open' },
        },
        open: {
          description: 'The menu covers the page until the person chooses an entry or closes it.',
          on: {
            'dialog.dismissed': { description: 'The person chooses an entry, or closes the menu.', target: 'closed' },
          },
        },
      },
    },
  },
})

/** The state of the bar and the drawer. */
export const selectSidebar = (snapshot: SnapshotFrom<typeof sidebarMachine>) => ({
  isCollapsed: snapshot.matches({ bar: 'collapsed' }) || snapshot.matches({ bar: { automatic: 'narrow' } }),
  isDrawerOpen: snapshot.matches({ drawer: 'open' }),
})
