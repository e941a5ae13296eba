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
  | { type: 'look.reset' }
  | { type: 'panel.opened' }
  | { type: 'help.opened' }
  | { type: 'panel.dismissed' }

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
    keepLook: assign({ look: (_, look: TableLayout) => look }),
    toggleColumn: assign(({ context: { look, columns, usual }, event }) =>
      event.type === 'column.toggled'
        ? { look: { ...look, columns: toggleColumn(columns, look.columns ?? usual, event.name) } }
        : {},
    ),
    keepDensity: assign(({ context: { look }, event }) =>
      event.type === 'density.chosen' ? { look: { ...look, density: event.density } } : {},
    ),
    toggleShortcuts: assign(({ context: { look } }) => ({ look: { ...look, hasShortcuts: !look.hasShortcuts } })),
    reset: assign(({ context: { look } }) => ({ look: { ...defaultTableLayout, hasShortcuts: look.hasShortcuts } })),
    remember: emit(({ context: { kind, look } }) => ({ type: 'remembered', what: 'tableLook', kind, value: look })),
  },
}).createMachine({
  id: 'tableLook',
  description: 'How a table looks: its columns and density, and the list of its keys.',
  context: ({ input }) => ({ ...input, look: defaultTableLayout }),
  initial: 'recalling',
  on: {
    'density.chosen': { actions: ['keepDensity', 'remember'] },
    'column.toggled': { actions: ['toggleColumn', 'remember'] },
    'shortcuts.toggled': { actions: ['toggleShortcuts', 'remember'] },
    'look.reset': { actions: ['reset', 'remember'] },
  },
  states: {
    recalling: {
      description: 'The look of the last visit is read.',
      meta: { section: '§4' },
      invoke: {
        id: 'recallLook',
        src: 'recallLook',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: { target: 'closed', actions: { type: 'keepLook', params: ({ event }) => event.output } },
        onError: 'closed',
      },
    },
    closed: {
      description: 'Only the table is seen.',
      meta: { section: '§2' },
      on: { 'panel.opened': 'choosing', 'help.opened': 'explaining' },
    },
    choosing: {
      description: 'A panel offers the columns and the density; every choice shows at once.',
      meta: { section: '§2', sees: [{ role: 'dialog', name: 'Columns and density' }] },
      on: { 'panel.dismissed': 'closed' },
    },
    explaining: {
      description: 'The keys of the list are explained, and can be switched off.',
      meta: { section: '§2', sees: [{ role: 'dialog', name: 'Keyboard shortcuts' }] },
      on: { 'panel.dismissed': 'closed' },
    },
  },
})
