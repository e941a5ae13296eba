import { defaultQuery } from '#domain/lists/query.ts'
import { userToRow } from '#domain/people/users.ts'
import { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { file, ada, bee } from '#machines/lists/lists.testData.ts'
import { defineTestModel, noPayload, fails } from '#machines/testModel.ts'

export const csvExportTestModel = defineTestModel({
  id: 'lists/csvExport',
  machine: csvExportMachine,
  inputs: [{ name: 'the list is opened', input: undefined }],
  states: {
    closed: { given: 'no file asked for', seen: 'only the list is seen' },
    choosing: {
      given: 'the choice of rows open',
      seen: 'the dialog asks which rows the file is to hold',
      visible: [{ role: 'dialog', name: 'Download as CSV' }],
    },
    collecting: {
      given: 'everything being fetched',
      seen: 'the dialog says how much has been fetched',
      visible: [{ role: 'button', name: 'Cancel' }],
    },
    failed: {
      given: 'a batch that did not come',
      seen: "the dialog says what failed and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry' }],
    },
  },
  events: {
    'export.requested': { when: "the person presses 'Export'", cases: noPayload },
    'dialog.dismissed': { when: "the person presses 'Cancel'", cases: noPayload },
    'rows.chosen': {
      when: 'the person chooses rows that are here',
      cases: [{ name: 'the rows of the page', payload: { file, rows: [userToRow(ada)] } }],
    },
    'allRows.chosen': {
      when: 'the person chooses everything',
      cases: [{ name: 'all users', payload: { file, source: 'allUsers', query: defaultQuery, count: 13 } }],
    },
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
  },
  calls: {
    fetchBatch: {
      name: 'the fetching of a batch',
      outcomes: [
        { name: 'a batch comes, and there are more', output: { rows: [userToRow(ada)], cursor: { id: 'USR-1' } } },
        { name: 'the last batch comes', output: { rows: [userToRow(bee)], cursor: null } },
        fails,
      ],
    },
  },
  facts: { rows: (rows) => (rows === 0 ? null : `${String(rows)} rows have been fetched`), hasProblem: () => null },
  keyOf: ({ context: { list, problem } }) => ({ rows: list.rows.length, hasProblem: problem !== null }),
})
