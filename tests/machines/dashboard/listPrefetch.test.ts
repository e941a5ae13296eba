import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type PrefetchSource, prefetchSources, prefetchProblem } from '#domain/dashboard/prefetchSources.ts'
import {
  listPrefetchMachine,
  type PrefetchResult,
  selectListPrefetch,
} from '#machines/dashboard/listPrefetch.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const start = () => {
  const clock = new SimulatedClock()
  const prefetchRows = deferredActor<PrefetchResult, { sources: readonly PrefetchSource[] }>()
  const actor = createActor(listPrefetchMachine.provide({ actors: { prefetchRows: prefetchRows.logic } }), {
    clock,
  }).start()
  return { actor, clock, prefetchRows, view: () => selectListPrefetch(actor.getSnapshot()) }
}

describe('the prefetch of list rows', () => {
  test('after some lists failed / names them, and a retry loads only these', async () => {
    const { actor, clock, prefetchRows, view } = start()
    clock.increment(3_000)
    await prefetchRows.answer({
      loaded: [],
      failed: [
        { source: 'rentedItems', error: new Error('Timeout') },
        { source: 'allUsers', error: new Error('Permission denied') },
      ],
    })
    expect(view()).toEqual({
      problems: [
        { source: 'rentedItems', problem: 'The request timed out. Please try again later.' },
        { source: 'allUsers', problem: "You don't have permission to perform this action." },
      ],
      isBusy: false,
    })
    actor.send({ type: 'retry.requested' })
    expect([prefetchRows.inputs.at(-1), view().isBusy]).toEqual([{ sources: ['rentedItems', 'allUsers'] }, true])
    await prefetchRows.answer({ loaded: [], failed: [] })
    expect(view()).toEqual({ problems: [], isBusy: false })
  })

  test('has a text of §8 for each list', () => {
    expect(prefetchSources.map(prefetchProblem)).toEqual([
      'Failed to fetch items',
      'Failed to fetch rented items',
      'Failed to fetch donated items',
      'Failed to fetch sold items',
      'Failed to fetch swapped items',
      'Failed to fetch all users',
    ])
  })
})
