import { emit, setup } from 'xstate'
import type { SavePreferenceEffect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'

export type SidebarMode = 'open' | 'collapsed'

export const sidebarMachine = setup({
  types: {
    input: {} as { mode: SidebarMode },
    context: {} as { mode: SidebarMode },
    events: {} as { type: 'sidebar.toggled' } | { type: 'drawer.opened' } | { type: 'dialog.dismissed' },
    emitted: {} as SavePreferenceEffect,
    meta: {} as StateMeta,
  },
  guards: {
    isStoredCollapsed: ({ context }) => context.mode === 'collapsed',
  },
  actions: {
    storeOpen: emit({ type: 'savePreference', key: 'sidebar', value: 'open' }),
    storeCollapsed: emit({ type: 'savePreference', key: 'sidebar', value: 'collapsed' }),
  },
}).createMachine({
  id: 'sidebar',
  description: 'The navigation of the admin area: a bar on a wide screen, a drawer on a phone.',
  context: ({ input }) => ({ mode: input.mode }),
  type: 'parallel',
  states: {
    bar: {
      description: 'The bar on a wide screen.',
      meta: { section: '§2' },
      initial: 'restoring',
      states: {
        restoring: {
          description: 'The bar takes the stored width.',
          meta: { section: '§4' },
          always: [{ guard: 'isStoredCollapsed', target: 'collapsed' }, { target: 'open' }],
        },
        open: {
          description: 'The bar is 270 px wide and shows icons with their names.',
          meta: { section: '§9' },
          on: { 'sidebar.toggled': { target: 'collapsed', actions: 'storeCollapsed' } },
        },
        collapsed: {
          description: 'The bar is 80 px wide and shows icons only. Focus and hover show their names.',
          meta: { section: '§9' },
          on: { 'sidebar.toggled': { target: 'open', actions: 'storeOpen' } },
        },
      },
    },
    drawer: {
      description: 'The drawer on a phone.',
      meta: { section: '§2' },
      initial: 'closed',
      states: {
        closed: {
          description: 'The drawer is closed. The menu button opens it.',
          meta: { section: '§2' },
          on: { 'drawer.opened': 'open' },
        },
        open: {
          description: 'The drawer covers the page until the person chooses an entry or closes it.',
          meta: { section: '§2' },
          on: { 'dialog.dismissed': 'closed' },
        },
      },
    },
  },
})
