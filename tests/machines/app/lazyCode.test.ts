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

describe('code that was not requested', () => {
  test('does not load', () => {
    const { loadCode, view } = open()
    expect([loadCode.inputs.length, view()]).toEqual([0, { code: undefined, hasFailed: false }])
  })
})

describe('requested code', () => {
  test('loads once, even if it is requested again while it loads', () => {
    const { loadCode, request } = open()
    request()
    request()
    expect(loadCode.inputs.length).toBe(1)
  })

  test('is available when it has arrived', async () => {
    const { actor, loadCode, request, view } = open()
    request()
    await loadCode.answer('the code')
    expect([actor.getSnapshot().value, view()]).toEqual(['ready', { code: 'the code', hasFailed: false }])
  })

  test('that could not be loaded says so, and keeps the reason', async () => {
    const { actor, loadCode, request, view } = open()
    request()
    await loadCode.fail(networkError)
    expect([view().hasFailed, selectError(actor.getSnapshot())]).toEqual([true, networkError])
  })

  test('loads again without a request when the browser goes online after a failure', async () => {
    const { actor, loadCode, network, request } = open()
    request()
    await loadCode.fail(networkError)
    await network.answer(undefined)
    expect([actor.getSnapshot().value, loadCode.inputs.length]).toEqual([{ loading: 'waiting' }, 2])
  })

  test('loads again at the next request after a failure', async () => {
    const { actor, loadCode, request, view } = open()
    request()
    await loadCode.fail(networkError)
    request()
    expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('busy')]).toEqual([{ loading: 'waiting' }, true])
    await loadCode.answer('the code')
    expect(view()).toEqual({ code: 'the code', hasFailed: false })
  })
})
