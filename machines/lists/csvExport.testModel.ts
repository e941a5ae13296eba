import { answers, byItself, openFresh, stackFault, whileIn } from '#machines/manualTest.ts'
import { called, inDialog, pointTo, press } from '#charts/gestures.ts'
import { toCsv } from '#domain/lists/csv.ts'
import { type LoadedRows, noRows } from '#domain/lists/loadedRows.ts'
import { defaultQuery } from '#domain/lists/query.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { userToRow } from '#domain/records/user.ts'
import { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { ada, bee, csvRequest, failureOf, reportOf } from '#machines/lists/lists.testData.ts'
import { fullListBatchSize } from '#domain/limits.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

const csvText = toCsv([{ label: 'Name', text: ({ name }: typeof ada) => name }], [ada], 'program')

const batchReport = (list: LoadedRows) => reportOf(list, { rows: list.rows.slice(0, 1) })

export const csvExportTestModel = defineTestModel({
  id: 'lists/csvExport',
  machine: csvExportMachine,
  inputs: [{ name: 'the list is opened', input: undefined }],
  visible: {
    choosingRows: [{ role: 'dialog', name: 'Download as CSV' }],
    loadingRows: [{ role: 'button', name: 'Cancel' }],
    writing: [{ role: 'button', name: 'Cancel' }],
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
    'rows.reported': {
      when: 'rows of the list arrive, or fail to load',
      cases: [
        { name: 'more follow', payload: batchReport({ ...noRows, rows: [userToRow(bee)] }) },
        { name: 'a call fails', payload: failureOf<ListRow>(noRows, fails.error) },
        {
          name: 'the last ones',
          payload: batchReport({ ...noRows, rows: [userToRow(bee), userToRow(ada)], end: 'reached' }),
        },
      ],
    },
  },
  calls: {
    loader: { name: 'loading all rows', outcomes: [] },
    writeCsv: { name: 'making the file', outcomes: [{ name: 'the file is made', output: csvText }] },
  },
  keyOf: ({ context: { rows } }) => ({ fileRows: rows.length }),
  manual: {
    // A new local stack has 1,240 users. They arrive in two batches.
    names: { '1 rows are loaded': '1,000 of 1,240 users are loaded', 'users-[today]': 'users-all-everything-[today]' },
    starts: {
      // The list would load its own rest after some seconds. Then all rows are there before the file needs them.
      'the list is opened': {
        ...openFresh('/admin/users', pointTo(called('the search field', 'searchbox'))),
        faults: [stackFault({ operation: 'listAllUsers', match: { limit: fullListBatchSize }, fault: 'error-field' })],
      },
    },
    inputs: {
      'event rows.chosen: the rows of the page': whileIn(
        'choosingRows',
        press(called('the button of the loaded rows', 'button', 'This page'), inDialog),
      ),
      'event export.requested': whileIn('closed', press('Export')),
      'event dialog.dismissed': {
        action: press('Cancel'),
        isPossible: (snapshot) => !snapshot.matches('closed') && !snapshot.matches('writing'),
      },
      'event allRows.chosen: all users': whileIn(
        'choosingRows',
        press(called("'All users'", 'button', 'All users'), inDialog),
      ),
      // The page has read its first rows with another limit.
      'event rows.reported: the last ones': {
        ...answers('listAllUsers', undefined, { limit: fullListBatchSize }),
        call: 'loader',
      },
      'outcome writeCsv: the file is made': byItself,
    },
    impossible: {
      'event rows.reported: more follow': 'the last rows of the local stack follow at once',
      'event rows.reported: a call fails': 'the page looks the same until the person presses Retry; a journey does',
    },
  },
})
