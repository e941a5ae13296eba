import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { lazyCodeMachine } from '#machines/app/lazyCode.machine.ts'
import { selectCode, selectError, selectHasFailed } from '#machines/app/lazyCode.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const networkError = new TypeError('Failed to fetch')

const open = () => {
  const loadCode = deferredActor<unknown>()
  const network = deferredActor<void>()
  const actor = createActor(
    lazyCodeMachine.provide({ actors: { loadCode: loadCode.logic, awaitNetwork: network.logic } }),
  ).start()
  const request = () => actor.send({ type: 'code.requested' })
  const view = () => ({ code: selectCode(actor.getSnapshot()), hasFailed: selectHasFailed(actor.getSnapshot()) })
  return { actor, loadCode, network, request, view }
}

describe('requested code', () => {
  test('that could not be loaded says so, and keeps the reason', async () => {
    const { actor, loadCode, request, view } = open()
    request()
    await loadCode.fail(networkError)
    expect([view().hasFailed, selectError(actor.getSnapshot())]).toEqual([true, networkError])
  })
})
