import { userColumns, defaultColumns } from '#domain/lists/columns.ts'
import { defaultTableLayout } from '#domain/lists/tableLayout.ts'
import { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { defineTestModel, noPayload, fails } from '#machines/testModel.ts'

export const tableLayoutTestModel = defineTestModel({
  id: 'lists/tableLayout',
  machine: tableLayoutMachine,
  inputs: [
    {
      name: 'the list is opened',
      input: { kind: 'users', columns: userColumns.map(({ name }) => name), usual: defaultColumns(userColumns) },
    },
  ],
  states: {
    recalling: { given: 'the look of the last visit being read', seen: 'the table looks as usual' },
    closed: { given: 'only the table in sight', seen: 'only the table is seen' },
    choosing: {
      given: 'the panel of columns open',
      seen: 'the panel offers columns and density',
      visible: [{ role: 'dialog', name: 'Columns and density' }],
    },
    explaining: {
      given: 'the list of keys open',
      seen: 'the keys are explained',
      visible: [{ role: 'dialog', name: 'Keyboard shortcuts' }],
    },
  },
  events: {
    'column.toggled': {
      when: 'the person shows or hides a column',
      cases: [{ name: 'the email', payload: { name: 'email' } }],
    },
    'density.chosen': {
      when: 'the person chooses a density',
      cases: [{ name: 'compact rows', payload: { density: 'compact' } }],
    },
    'shortcuts.toggled': { when: 'the person switches the keys on or off', cases: noPayload },
    'layout.reset': { when: "the person presses 'Reset'", cases: noPayload },
    'columnsPanel.opened': { when: "the person presses 'Columns'", cases: noPayload },
    'help.opened': { when: "the person presses '?'", cases: noPayload },
    'dialog.dismissed': { when: 'the person closes the panel', cases: noPayload },
  },
  calls: {
    recallLook: {
      name: 'the look into the storage of the browser',
      outcomes: [{ name: 'nothing was kept', output: defaultTableLayout }, fails],
    },
  },
  facts: {
    columns: (columns) =>
      columns === null
        ? 'the usual columns are shown'
        : `${Array.isArray(columns) ? columns.length : 0} chosen columns are shown`,
    density: (density) => `the rows are ${String(density)}`,
    hasShortcuts: (has) => (has ? 'the keys are on' : 'the keys are off'),
  },
  keyOf: ({ context: { look } }) => ({ ...look }),
})
