import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Batch, BatchRequest } from '#domain/lists/paging.ts'
import { csvPartsOf, type CsvWork } from '#domain/lists/csvDownload.ts'
import { defaultQuery } from '#domain/lists/query.ts'
import { userToRow } from '#domain/records/user.ts'
import { csvExportMachine, selectExport } from '#machines/lists/csvExport.machine.ts'
import { ada, bee, csvRequest, userOf } from '#machines/lists/lists.testData.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const cem = userOf({ id: 'USR-3', name: 'Cem Ali', email: 'cem@example.com' })
const first: Batch = { rows: [userToRow(ada)], cursor: { id: 'USR-1' } }
const second: Batch = { rows: [userToRow(bee)], cursor: { id: 'USR-2' } }
const last: Batch = { rows: [userToRow(cem)], cursor: null }

const exportAllUsers = () => {
  const fetchBatch = deferredActor<Batch, BatchRequest>()
  const writeCsv = deferredActor<string, CsvWork>()
  const write = async () => writeCsv.answer([...csvPartsOf(writeCsv.inputs.at(-1) as CsvWork)].join(''))
  const actor = createActor(
    csvExportMachine.provide({ actors: { fetchBatch: fetchBatch.logic, writeCsv: writeCsv.logic } }),
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
      { source: 'allUsers', cursor: null, limit: 1_000 },
      { source: 'allUsers', cursor: { id: 'USR-1' }, limit: 1_000 },
      { source: 'allUsers', cursor: { id: 'USR-2' }, limit: 1_000 },
    ])
    expect(shown().isOpen).toBe(false)
  })

  test('continues after a failed batch with the rows that are loaded', async () => {
    const { actor, fetchBatch, write, files, shown } = exportAllUsers()
    await fetchBatch.answer(first)
    expect(files()).toEqual([])
    await fetchBatch.fail(new Error('Timeout'))
    expect([shown(), files()]).toEqual([
      {
        isOpen: true,
        isLoadingRows: false,
        isWriting: false,
        loadedCount: 1,
        totalCount: 3,
        problem: 'The request timed out. Please try again later.',
      },
      [],
    ])
    actor.send({ type: 'retry.requested' })
    await fetchBatch.answer(second)
    await fetchBatch.answer(last)
    expect([files(), shown().isWriting]).toEqual([[], true])
    await write()
    expect(files()).toEqual([{ name: 'users.csv', ids: ['USR-1', 'USR-2', 'USR-3'] }])
  })

  test('is no file if the person cancels while it is made', async () => {
    const { actor, fetchBatch, writeCsv, files } = exportAllUsers()
    await fetchBatch.answer({ ...last, rows: [...first.rows, ...last.rows] })
    actor.send({ type: 'dialog.dismissed' })
    await writeCsv.answer('Name')
    expect([files(), actor.getSnapshot().context.rows]).toEqual([[], []])
  })

  test('is no file if the person cancels between two batches', async () => {
    const { actor, fetchBatch, files } = exportAllUsers()
    await fetchBatch.answer(first)
    actor.send({ type: 'dialog.dismissed' })
    expect([files(), selectExport(actor.getSnapshot()).loadedCount]).toEqual([[], 0])
  })
})
