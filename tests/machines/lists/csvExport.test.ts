import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { DatedBatch } from '#domain/lists/loadedRows.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import { type CsvText, joinCsvParts, toCsv } from '#domain/lists/csv.ts'
import { csvPartsOf, type CsvWork } from '#domain/lists/csvDownload.ts'
import { defaultQuery } from '#domain/lists/query.ts'
import { userToRow } from '#domain/records/user.ts'
import { csvExportMachine, selectExport } from '#machines/lists/csvExport.machine.ts'
import { rowsLoader } from '#machines/lists/loader.machine.ts'
import type { LoaderCall } from '#machines/lists/loader.setup.ts'
import { ada, bee, csvRequest, userOf } from '#machines/lists/lists.testData.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const cem = userOf({ id: 'USR-3', name: 'Cem Ali', email: 'cem@example.com' })
const first: DatedBatch = { rows: [userToRow(ada)], cursor: { id: 'USR-1' }, arrivedAt: 1 }
const second: DatedBatch = { rows: [userToRow(bee)], cursor: { id: 'USR-2' }, arrivedAt: 2 }
const last: DatedBatch = { rows: [userToRow(cem)], cursor: null, arrivedAt: 3 }

const exportAllUsers = () => {
  const fetchBatch = deferredActor<DatedBatch, LoaderCall<ListSource>>()
  const writeCsv = deferredActor<CsvText, CsvWork>()
  const write = async () => writeCsv.answer(joinCsvParts(csvPartsOf(writeCsv.inputs.at(-1) as CsvWork)))
  const actor = createActor(
    csvExportMachine.provide({
      actors: {
        loader: rowsLoader.provide({ actors: { fetchBatch: fetchBatch.logic } }),
        writeCsv: writeCsv.logic,
      },
    }),
  )
  const effects = recordEffects(actor)
  actor.start()
  actor.send({ type: 'export.requested' })
  actor.send({ type: 'allRows.chosen', file: csvRequest, source: 'allUsers', query: defaultQuery, totalCount: 3 })
  const files = () =>
    effects
      .filter((effect) => (effect as { type: string }).type === 'download')
      .map((effect) => {
        const { name, text } = effect as { name: string; text: string }
        return { name, ids: [...text.matchAll(/USR-\d/g)].map(([id]) => id) }
      })
  return { actor, fetchBatch, writeCsv, write, files, shown: () => selectExport(actor.getSnapshot()) }
}

describe('an export of all rows that arrive in three batches', () => {
  test('is one file with the rows of every batch, after the last one', async () => {
    const { fetchBatch, write, files, shown } = exportAllUsers()
    for (const batch of [first, second]) {
      await fetchBatch.answer(batch)
      expect({ files: files(), isLoading: shown().isLoadingRows }).toEqual({ files: [], isLoading: true })
    }
    await fetchBatch.answer(last)
    expect([files(), shown().isWriting]).toEqual([[], true])
    await write()
    expect(files()).toEqual([{ name: 'users.csv', ids: ['USR-1', 'USR-2', 'USR-3'] }])
    expect(fetchBatch.inputs).toEqual([
      { source: 'allUsers', limit: 1_000, loads: 'all', cursor: null },
      { source: 'allUsers', limit: 1_000, loads: 'all', cursor: { id: 'USR-1' } },
      { source: 'allUsers', limit: 1_000, loads: 'all', cursor: { id: 'USR-2' } },
    ])
    expect(shown().isOpen).toBe(false)
  })

  test('is no file if the person cancels while it is made', async () => {
    const { actor, fetchBatch, writeCsv, files } = exportAllUsers()
    await fetchBatch.answer({ ...last, rows: [...first.rows, ...last.rows] })
    actor.send({ type: 'dialog.dismissed' })
    await writeCsv.answer(toCsv([], []))
    expect([files(), actor.getSnapshot().context.rows]).toEqual([[], []])
  })

  test('is no file if the person cancels between two batches', async () => {
    const { actor, fetchBatch, files, shown } = exportAllUsers()
    await fetchBatch.answer(first)
    actor.send({ type: 'dialog.dismissed' })
    expect([files(), shown().loader]).toEqual([[], undefined])
  })
})
