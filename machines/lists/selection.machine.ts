import { assign, setup } from 'xstate'
import type { StateMeta } from '#machines/meta.ts'

type Event =
  | { type: 'row.toggled'; id: string }
  | { type: 'rows.toggled'; ids: readonly string[] }
  | { type: 'selection.cleared' }

const without = (ids: readonly string[], gone: readonly string[]): readonly string[] =>
  ids.filter((id) => !gone.includes(id))

export const selectionMachine = setup({
  types: {
    context: {} as { ids: readonly string[] },
    events: {} as Event,
    meta: {} as StateMeta,
  },
  guards: {
    hasSelection: ({ context }) => context.ids.length > 0,
  },
  actions: {
    toggleRow: assign(({ context: { ids }, event }) =>
      event.type === 'row.toggled'
        ? { ids: ids.includes(event.id) ? without(ids, [event.id]) : [...ids, event.id] }
        : {},
    ),
    toggleRows: assign(({ context: { ids }, event }) => {
      if (event.type !== 'rows.toggled') return {}
      const rest = without(ids, event.ids)
      return { ids: event.ids.every((id) => ids.includes(id)) ? rest : [...rest, ...event.ids] }
    }),
    clearSelection: assign({ ids: [] }),
  },
}).createMachine({
  id: 'selection',
  description: 'The rows of a list that are chosen, on whichever page they are.',
  context: { ids: [] },
  initial: 'counting',
  on: {
    'row.toggled': { target: '.counting', actions: 'toggleRow' },
    'rows.toggled': { target: '.counting', actions: 'toggleRows' },
    'selection.cleared': { target: '.none', actions: 'clearSelection' },
  },
  states: {
    counting: {
      description: 'Is any row chosen?',
      meta: { section: '§2' },
      always: [{ guard: 'hasSelection', target: 'some' }, { target: 'none' }],
    },
    none: {
      description: 'No row is chosen.',
      meta: { section: '§2' },
    },
    some: {
      description: 'Rows are chosen. A bar says how many and what can be done with them.',
      meta: { section: '§2' },
    },
  },
})
