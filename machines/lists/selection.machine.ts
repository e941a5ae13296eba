import { assertEvent, assign, setup } from 'xstate'
import type { StateMeta } from '#machines/meta.ts'

type Event =
  | { type: 'row.toggled'; id: string }
  | { type: 'rows.toggled'; ids: readonly string[] }
  | { type: 'selection.cleared' }

const withoutIds = (ids: readonly string[], removed: readonly string[]): readonly string[] => {
  const removedSet = new Set(removed)
  return ids.filter((id) => !removedSet.has(id))
}

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
    toggleRow: assign(({ context: { ids }, event }) => {
      assertEvent(event, 'row.toggled')
      return { ids: ids.includes(event.id) ? withoutIds(ids, [event.id]) : [...ids, event.id] }
    }),
    toggleRows: assign(({ context: { ids }, event }) => {
      assertEvent(event, 'rows.toggled')
      const others = withoutIds(ids, event.ids)
      const areAllSelected = ids.length - others.length === new Set(event.ids).size
      return { ids: areAllSelected ? others : [...others, ...event.ids] }
    }),
    clearSelection: assign({ ids: [] }),
  },
}).createMachine({
  id: 'selection',
  description: 'The person selects rows of a list, also on several of its pages.',
  context: { ids: [] },
  initial: 'deciding',
  on: {
    'row.toggled': {
      description: 'The console selects the row, or deselects it if it was selected.',
      target: '.deciding',
      actions: 'toggleRow',
    },
    'rows.toggled': {
      description: 'The console selects these rows; if all of them were already selected, it deselects them.',
      target: '.deciding',
      actions: 'toggleRows',
    },
    'selection.cleared': { description: 'The console deselects all rows.', target: '.none', actions: 'clearSelection' },
  },
  states: {
    deciding: {
      description: 'The list checks whether any row is selected.',
      meta: { section: '§2' },
      always: [
        { description: 'A row is selected.', guard: 'hasSelection', target: 'some' },
        { description: 'No row is selected.', target: 'none' },
      ],
    },
    none: {
      description: 'No row of the list is selected.',
      meta: { section: '§2' },
    },
    some: {
      description: 'At least one row is selected. A bar shows how many rows are selected and offers actions for them.',
      meta: { section: '§2' },
    },
  },
})
