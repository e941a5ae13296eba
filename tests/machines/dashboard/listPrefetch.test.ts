import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type PrefetchSource, prefetchSources, prefetchProblem } from '#domain/dashboard/prefetchSources.ts'
import { listPrefetchMachine, type FailedPrefetch } from '#machines/dashboard/listPrefetch.machine.ts'
import { selectListPrefetch } from '#machines/dashboard/listPrefetch.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const start = () => {
  const clock = new SimulatedClock()
  const fetchFirstRows = deferredActor<readonly FailedPrefetch[], { sources: readonly PrefetchSource[] }>()
  const actor = createActor(listPrefetchMachine.provide({ actors: { fetchFirstRows: fetchFirstRows.logic } }), {
    clock,
  }).start()
  return { actor, clock, fetchFirstRows, view: () => selectListPrefetch(actor.getSnapshot()) }
}

describe('the first rows of the lists', () => {
  test('are fetched once the cards have had their time', () => {
    const { clock, fetchFirstRows } = start()
    clock.increment(2_999)
    expect(fetchFirstRows.inputs).toEqual([])
    clock.increment(1)
    expect(fetchFirstRows.inputs).toEqual([{ sources: prefetchSources }])
  })

  test('that did not come are named, and Retry fetches those alone', async () => {
    const { actor, clock, fetchFirstRows, view } = start()
    clock.increment(3_000)
    await fetchFirstRows.answer([
      { source: 'rentedItems', error: new Error('Timeout') },
      { source: 'allUsers', error: new Error('Permission denied') },
    ])
    expect(view()).toEqual({
      problems: [
        { source: 'rentedItems', problem: 'The request timed out. Please try again later.' },
        { source: 'allUsers', problem: "You don't have permission to perform this action." },
      ],
      isBusy: false,
    })
    actor.send({ type: 'retry.requested' })
    expect([fetchFirstRows.inputs.at(-1), view().isBusy]).toEqual([{ sources: ['rentedItems', 'allUsers'] }, true])
    await fetchFirstRows.answer([])
    expect(view()).toEqual({ problems: [], isBusy: false })
  })

  test('are all missing where their code did not come', async () => {
    const { clock, fetchFirstRows, view } = start()
    clock.increment(3_000)
    await fetchFirstRows.fail(new Error('Network Error'))
    expect(view().problems.map(({ source }) => source)).toEqual(prefetchSources)
  })

  test('are told apart in the words of §8', () => {
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
