import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { refereeToListRow } from '#domain/lists/refereeRows.ts'
import type { Batch, Cursor } from '#domain/lists/paging.ts'
import { type RefereesRequest, sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import { selectSidePanel } from '#machines/marketers/sidePanel.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const batch = (ids: readonly string[], cursor: Cursor | null): Batch => ({
  rows: ids.map((id) => refereeToListRow({ id, name: id, email: '', userStatus: '', totalItemsCount: 1 })),
  cursor,
})
const next = { id: 'b', item: '2' }

const open = () => {
  const readCode = deferredActor<string | null, { id: string }>()
  const fetchReferees = deferredActor<Batch, RefereesRequest>()
  const actor = createActor(
    sidePanelMachine.provide({ actors: { readCode: readCode.logic, fetchReferees: fetchReferees.logic } }),
    { input: { marketerId: 'USR-1' } },
  )
  const emitted = recordEffects(actor)
  actor.start()
  const seen = () => {
    const { rows, ...rest } = selectSidePanel(actor.getSnapshot())
    return { ids: rows.map(({ id }) => id), ...rest }
  }
  return { actor, readCode, fetchReferees, emitted, seen }
}

const calm = { isBusy: false, canLoadMore: false, isWhole: false, isEmpty: false, problem: null }

describe('referees', () => {
  test('come batch by batch, each once, until the list ends', async () => {
    const { actor, readCode, fetchReferees, seen } = open()
    await readCode.answer('8031234567')
    await fetchReferees.answer(batch(['a', 'b'], next))
    expect(seen()).toEqual({ ...calm, ids: ['a', 'b'], canLoadMore: true })
    actor.send({ type: 'more.requested' })
    actor.send({ type: 'more.requested' })
    expect(fetchReferees.inputs).toEqual([
      { code: '8031234567', cursor: null },
      { code: '8031234567', cursor: next },
    ])
    await fetchReferees.answer(batch(['b', 'c'], null))
    expect(seen()).toEqual({ ...calm, ids: ['a', 'b', 'c'], isWhole: true })
  })

  test('of a server that repeats itself end', async () => {
    const { actor, readCode, fetchReferees, seen } = open()
    await readCode.answer('8031234567')
    await fetchReferees.answer(batch(['a'], next))
    actor.send({ type: 'more.requested' })
    await fetchReferees.answer(batch(['a'], next))
    expect(seen()).toEqual({ ...calm, ids: ['a'], isWhole: true })
  })

  test('of a marketer who referred nobody are none', async () => {
    const { readCode, fetchReferees, seen } = open()
    await readCode.answer('8031234567')
    await fetchReferees.answer(batch([], null))
    expect(seen()).toEqual({ ...calm, ids: [], isEmpty: true })
  })

  test('of a marketer without a code are none, and nobody asks for them', async () => {
    const { readCode, fetchReferees, seen } = open()
    await readCode.answer('N/A')
    expect([seen(), fetchReferees.inputs]).toEqual([{ ...calm, ids: [], isEmpty: true }, []])
  })
})

describe('a failure', () => {
  test('keeps what is here, tells the bell, and goes on where it stopped', async () => {
    const { actor, readCode, fetchReferees, emitted, seen } = open()
    await readCode.answer('8031234567')
    await fetchReferees.answer(batch(['a'], next))
    actor.send({ type: 'more.requested' })
    await fetchReferees.fail(new Error('Timeout'))
    const problem = 'The request timed out. Please try again later.'
    expect([seen(), emitted]).toEqual([
      { ...calm, ids: ['a'], problem },
      [{ type: 'alert', text: `Error fetching referred users: ${problem}` }],
    ])
    actor.send({ type: 'retry.requested' })
    expect(fetchReferees.inputs.at(-1)).toEqual({ code: '8031234567', cursor: next })
  })

  test('that says that there is no such marketer says so', async () => {
    const { readCode, seen } = open()
    await readCode.fail(new Error('User does not exist'))
    expect(seen().problem).toBe('Marketer profile not found.')
  })

  test('of the look-up looks the code up again', async () => {
    const { actor, readCode, seen } = open()
    await readCode.answer(null)
    expect(seen().problem).toBe('Marketer profile not found.')
    actor.send({ type: 'retry.requested' })
    expect(readCode.inputs).toHaveLength(2)
  })
})
