import { expect, test } from 'vitest'
import { appendRows, changeLoadedRows, noRows, outdateRows, scannedCountOf } from '#domain/lists/loadedRows.ts'
import { rowOf, rowsOf } from '#tests/domain/lists/support.ts'

const loaded = appendRows(noRows, { rows: rowsOf(1, 3), leftOutIds: ['x'], cursor: null })

test('the number of rows that were searched follows the rows', () => {
  const [one, two] = loaded.rows
  const lists = [
    loaded,
    changeLoadedRows(loaded, { rows: [], removedIds: [two?.id ?? ''] }),
    changeLoadedRows(loaded, { rows: [], removedIds: ['nobody'] }),
    changeLoadedRows(loaded, { rows: [rowOf(9)] }),
    changeLoadedRows(loaded, { rows: one ? [one] : [] }),
    outdateRows(loaded),
    noRows,
  ]
  expect(lists.map(scannedCountOf)).toEqual([4, 3, 4, 5, 4, 4, 0])
})
