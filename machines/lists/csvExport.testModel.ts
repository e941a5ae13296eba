import { answers, byItself, openFresh, refuses, whileIn } from '#machines/manualTest.ts'
import { defaultQuery } from '#domain/lists/query.ts'
import { userToRow } from '#domain/records/user.ts'
import { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { ada, bee, csvRequest } from '#machines/lists/lists.testData.ts'
import { defineTestModel, noPayload, fails } from '#charts/testModel.ts'

export const csvExportTestModel = defineTestModel({
  id: 'lists/csvExport',
  machine: csvExportMachine,
  inputs: [{ name: 'the list is opened', input: undefined }],
  visible: {
    choosingRows: [{ role: 'dialog', name: 'Download as CSV' }],
    loadingRows: [{ role: 'button', name: 'Cancel' }],
    writing: [{ role: 'button', name: 'Cancel' }],
    failed: [{ role: 'button', name: 'Retry' }],
  },
  events: {
    'export.requested': { when: "the person presses 'Export'", cases: noPayload },
    'dialog.dismissed': { when: "the person presses 'Cancel'", cases: noPayload },
    'rows.chosen': {
      when: 'the person chooses loaded rows',
      cases: [{ name: 'the rows of the page', payload: { file: csvRequest, rows: [userToRow(ada)] } }],
    },
    'allRows.chosen': {
      when: "the person presses 'All users'",
      cases: [
        {
          name: 'all users',
          payload: { file: csvRequest, source: 'activeUsers', query: { ...defaultQuery, term: 'ada' }, totalCount: 13 },
        },
      ],
    },
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
  },
  calls: {
    fetchBatch: {
      name: 'loading a batch of rows',
      outcomes: [
        { name: 'a batch arrives, more follow', output: { rows: [userToRow(ada)], cursor: { id: 'USR-1' } } },
        { name: 'the last batch arrives', output: { rows: [userToRow(bee)], cursor: null } },
        fails,
      ],
    },
    writeCsv: { name: 'making the file', outcomes: [{ name: 'the file is made', output: 'Name\r\nAda Obi\r\n' }] },
  },
  keyOf: ({ context: { list, rows, problem } }) => ({
    rows: list.rows.length,
    fileRows: rows.length,
    cursorCount: list.cursors.length,
    hasProblem: problem !== null,
  }),
  manual: {
    // A new local stack has 1,240 users. They arrive in two batches.
    names: { '1 rows are loaded': '1,000 of 1,240 users are loaded', 'users-[today]': 'users-all-everything-[today]' },
    starts: { 'the list is opened': openFresh('/admin/users') },
    inputs: {
      'event rows.chosen: the rows of the page': whileIn(
        'choosingRows',
        'press the button of the loaded rows in the dialog',
      ),
      'event export.requested': whileIn('closed', "press 'Export'"),
      'event dialog.dismissed': {
        action: "press 'Cancel'",
        isPossible: (snapshot) => !snapshot.matches('closed') && !snapshot.matches('writing'),
      },
      'event allRows.chosen: all users': whileIn('choosingRows', "press 'All users' in the dialog"),
      'event retry.requested': whileIn('failed', "press 'Retry'"),
      'outcome fetchBatch: a batch arrives, more follow': {
        ...answers('listAllUsers'),
        isPossible: ({ context }) => context.list.rows.length === 0,
      },
      'outcome fetchBatch: the last batch arrives': {
        ...answers('listAllUsers'),
        isPossible: ({ context }) => context.list.rows.length === 1,
      },
      'outcome writeCsv: the file is made': byItself,
      'outcome fetchBatch: the call fails': refuses('listAllUsers'),
    },
  },
})
