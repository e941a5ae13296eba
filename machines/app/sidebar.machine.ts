import { emit, setup } from 'xstate'
import type { SavePreferenceEffect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'

export type SidebarMode = 'open' | 'collapsed'

export const sidebarMachine = setup({
  types: {
    input: {} as { width: SidebarMode },
    context: {} as { width: SidebarMode },
    events: {} as { type: 'sidebar.toggled' } | { type: 'drawer.opened' } | { type: 'dialog.dismissed' },
    emitted: {} as SavePreferenceEffect,
    meta: {} as StateMeta,
  },
  guards: {
    isStoredCollapsed: ({ context }) => context.width === 'collapsed',
  },
  actions: {
    storeOpen: emit({ type: 'savePreference', key: 'sidebar', value: 'open' }),
    storeCollapsed: emit({ type: 'savePreference', key: 'sidebar', value: 'collapsed' }),
  },
}).createMachine({
  id: 'sidebar',
  description: 'The navigation of the admin area: a bar beside the page on a wide screen, a drawer over it on a phone.',
  context: ({ input }) => ({ width: input.width }),
  type: 'parallel',
  states: {
    bar: {
      description: 'The bar on a wide screen.',
      meta: { section: '§2' },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'The bar takes the width that it had at the last visit.',
          meta: { section: '§4' },
          always: [{ guard: 'isStoredCollapsed', target: 'collapsed' }, { target: 'open' }],
        },
        open: {
          description: 'The bar is 270 px wide and shows icons with their names.',
          meta: { section: '§9' },
          on: { 'sidebar.toggled': { target: 'collapsed', actions: 'storeCollapsed' } },
        },
        collapsed: {
          description: 'The bar is 80 px wide and shows icons only; their names appear on focus and hover.',
          meta: { section: '§9' },
          on: { 'sidebar.toggled': { target: 'open', actions: 'storeOpen' } },
        },
      },
    },
    drawer: {
      description: 'The drawer on a phone.',
      meta: { section: '§2' },
      initial: 'shut',
      states: {
        shut: {
          description: 'Only the menu button is seen.',
          meta: { section: '§2' },
          on: { 'drawer.opened': 'shown' },
        },
        shown: {
          description: 'The navigation lies over the page until an entry is chosen or it is dismissed.',
          meta: { section: '§2' },
          on: { 'dialog.dismissed': 'shut' },
        },
      },
    },
  },
})
