import { assertEvent, assign, emit, setup } from 'xstate'
import { columnsByKind, defaultColumns } from '#domain/lists/columns.ts'
import type { ListKind } from '#domain/lists/kinds.ts'
import {
  defaultTableLayout,
  type Density,
  type LinkedLayout,
  type TableLayout,
  toggleColumn,
  withLinkedLayout,
} from '#domain/lists/tableLayout.ts'
import type { SavePreferenceEffect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export interface TableLayoutInput {
  /** The kind of list. The browser stores one layout for each kind. */
  kind: string
  /** The names of all columns. */
  columns: readonly string[]
  defaultColumns: readonly string[]
}

/** The input of the layout of a kind's tables. */
export const tableLayoutInput = ({ name }: ListKind): TableLayoutInput => ({
  kind: name,
  columns: columnsByKind[name].map((column) => column.name),
  defaultColumns: defaultColumns(columnsByKind[name]),
})

type Context = TableLayoutInput & {
  layout: TableLayout
  /** The layout of a link that was opened before the stored layout was read. */
  linked: LinkedLayout | null
}

type Event =
  | { type: 'column.toggled'; name: string }
  | { type: 'density.chosen'; density: Density }
  | { type: 'shortcuts.toggled' }
  | { type: 'layout.reset' }
  | { type: 'layout.linked'; layout: LinkedLayout }
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
  actors: { readTableLayout: notProvided<TableLayout, { kind: string }>('readTableLayout') },
  guards: { isLinked: ({ context }) => context.linked !== null },
  actions: {
    setLayout: assign({ layout: (_, layout: TableLayout) => layout }),
    setLinked: assign(({ event }) => {
      assertEvent(event, 'layout.linked')
      return { linked: event.layout }
    }),
    takeLinked: assign(({ context: { layout, linked, columns } }) => ({
      layout: withLinkedLayout(layout, linked ?? {}, columns),
      linked: null,
    })),
    toggleColumn: assign(({ context, event }) => {
      assertEvent(event, 'column.toggled')
      const { layout } = context
      const shown = toggleColumn(context.columns, layout.columns ?? context.defaultColumns, event.name)
      return { layout: { ...layout, columns: shown } }
    }),
    setDensity: assign(({ context: { layout }, event }) => {
      assertEvent(event, 'density.chosen')
      return { layout: { ...layout, density: event.density } }
    }),
    toggleShortcuts: assign(({ context: { layout } }) => ({
      layout: { ...layout, hasShortcuts: !layout.hasShortcuts },
    })),
    resetLayout: assign(({ context: { layout } }) => ({
      layout: { ...defaultTableLayout, hasShortcuts: layout.hasShortcuts },
    })),
    storeLayout: emit(({ context: { kind, layout } }) => ({
      type: 'savePreference',
      key: 'tableLayout',
      kind,
      value: layout,
    })),
  },
}).createMachine({
  id: 'tableLayout',
  description: 'The person chooses the columns and the density of a table, and turns its keyboard shortcuts on or off.',
  context: ({ input }) => ({ ...input, layout: defaultTableLayout, linked: null }),
  initial: 'readingLayout',
  on: {
    'density.chosen': {
      actions: ['setDensity', 'storeLayout'],
    },
    'column.toggled': {
      actions: ['toggleColumn', 'storeLayout'],
    },
    'shortcuts.toggled': {
      actions: ['toggleShortcuts', 'storeLayout'],
    },
    'layout.linked': {
      description:
        'The person opens a saved view, or another link with columns or a density. The table takes them over.',
      actions: ['setLinked', 'takeLinked', 'storeLayout'],
    },
    'layout.reset': {
      actions: ['resetLayout', 'storeLayout'],
    },
  },
  states: {
    readingLayout: {
      description: 'The browser reads the stored layout. Until then the table shows the default layout.',
      meta: { section: '§4' },
      on: {
        'layout.linked': {
          description: 'The table will take over the columns and the density of the link.',
          actions: 'setLinked',
        },
      },
      invoke: {
        id: 'readTableLayout',
        src: 'readTableLayout',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: [
          {
            guard: 'isLinked',
            target: 'closed',
            actions: [{ type: 'setLayout', params: ({ event }) => event.output }, 'takeLinked', 'storeLayout'],
          },
          {
            target: 'closed',
            actions: { type: 'setLayout', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'closed', actions: 'takeLinked' },
      },
    },
    closed: {
      description: 'The person can open the columns, or the dialog of keyboard shortcuts.',
      meta: { section: '§2' },
      on: { 'columnsPanel.opened': 'choosingColumns', 'help.opened': 'showingHelp' },
    },
    choosingColumns: {
      description: 'Columns and density are offered below their button. The table shows each change immediately.',
      meta: { section: '§2' },
      on: { 'dialog.dismissed': 'closed' },
    },
    showingHelp: {
      description: 'A dialog explains the keyboard shortcuts. The person can turn them off or on.',
      meta: { section: '§2' },
      on: { 'dialog.dismissed': 'closed' },
    },
  },
})
