import { openAsAdmin } from '#machines/handTest.ts'
import { selectionMachine } from '#machines/lists/selection.machine.ts'
import { defineTestModel, noPayload } from '#machines/testModel.ts'

export const selectionTestModel = defineTestModel({
  id: 'lists/selection',
  machine: selectionMachine,
  inputs: [{ name: 'the list is opened', input: undefined }],
  visible: { some: [{ role: 'button', name: 'Clear selection' }] },
  events: {
    'row.toggled': {
      when: 'the person presses the checkbox of a row',
      cases: [{ name: 'one row', payload: { id: 'USR-1' } }],
    },
    'rows.toggled': {
      when: "the person presses the checkbox for all rows of the page, or 'Select all' (all loaded rows, on all pages)",
      cases: [{ name: 'two rows', payload: { ids: ['USR-1', 'USR-2'] } }],
    },
    'selection.cleared': { when: "the person presses 'Clear selection'", cases: noPayload },
  },
  calls: {},
  keyOf: ({ context }) => ({ ids: context.ids }),
  hand: {
    starts: { 'the list is opened': openAsAdmin('/admin/users') },
    inputs: {
      'event row.toggled: one row': { action: 'press the checkbox of the first user, below the header' },
      'event selection.cleared': {
        action: "press 'Clear selection'",
        isPossible: (snapshot) => snapshot.matches('some'),
      },
    },
  },
})
