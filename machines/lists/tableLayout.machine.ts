import { assign, emit, setup } from 'xstate'
import { type Density, type TableLayout, defaultTableLayout, toggleColumn } from '#domain/lists/tableLayout.ts'
import type { SavePreferenceEffect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export interface TableLayoutInput {
  /** Under which name the look is remembered. */
  kind: string
  /** Every column there is, and those that are usually shown. */
  columns: readonly string[]
  usual: readonly string[]
}

type Context = TableLayoutInput & { look: TableLayout }

type Event =
  | { type: 'column.toggled'; name: string }
  | { type: 'density.chosen'; density: Density }
  | { type: 'shortcuts.toggled' }
  | { type: 'layout.reset' }
  | { type: 'columnsPanel.opened' }
  | { type: 'help.opened' }
  | { type: 'dialog.dismissed' }

export const tableLayoutMachine = setup({
  types: {
    input: {} as TableLayoutInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SavePreferenceEffect,
    meta: {} as StateMeta,
  },
  actors: { recallLook: notProvided<TableLayout, { kind: string }>('recallLook') },
  actions: {
    setLayout: assign({ look: (_, look: TableLayout) => look }),
    toggleColumn: assign(({ context: { look, columns, usual }, event }) =>
      event.type === 'column.toggled'
        ? { look: { ...look, columns: toggleColumn(columns, look.columns ?? usual, event.name) } }
        : {},
    ),
    setDensity: assign(({ context: { look }, event }) =>
      event.type === 'density.chosen' ? { look: { ...look, density: event.density } } : {},
    ),
    toggleShortcuts: assign(({ context: { look } }) => ({ look: { ...look, hasShortcuts: !look.hasShortcuts } })),
    resetLayout: assign(({ context: { look } }) => ({
      look: { ...defaultTableLayout, hasShortcuts: look.hasShortcuts },
    })),
    storeLayout: emit(({ context: { kind, look } }) => ({
      type: 'savePreference',
      key: 'tableLayout',
      kind,
      value: look,
    })),
  },
}).createMachine({
  id: 'tableLook',
  description: 'How a table looks: its columns and density, and the list of its keys.',
  context: ({ input }) => ({ ...input, look: defaultTableLayout }),
  initial: 'recalling',
  on: {
    'density.chosen': { actions: ['setDensity', 'storeLayout'] },
    'column.toggled': { actions: ['toggleColumn', 'storeLayout'] },
    'shortcuts.toggled': { actions: ['toggleShortcuts', 'storeLayout'] },
    'layout.reset': { actions: ['resetLayout', 'storeLayout'] },
  },
  states: {
    recalling: {
      description: 'The look of the last visit is read.',
      meta: { section: '§4' },
      invoke: {
        id: 'recallLook',
        src: 'recallLook',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: { target: 'closed', actions: { type: 'setLayout', params: ({ event }) => event.output } },
        onError: 'closed',
      },
    },
    closed: {
      description: 'Only the table is seen.',
      meta: { section: '§2' },
      on: { 'columnsPanel.opened': 'choosing', 'help.opened': 'explaining' },
    },
    choosing: {
      description: 'A panel offers the columns and the density; every choice shows at once.',
      meta: { section: '§2' },
      on: { 'dialog.dismissed': 'closed' },
    },
    explaining: {
      description: 'The keys of the list are explained, and can be switched off.',
      meta: { section: '§2' },
      on: { 'dialog.dismissed': 'closed' },
    },
  },
})
