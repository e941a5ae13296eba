import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { versionMachine } from '#machines/app/version.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const start = () => {
  const calls = {
    waitUntilQuiet: deferredActor<void>(),
    checkVersion: deferredActor<boolean>(),
    registerWorker: deferredActor<void>(),
  }
  const actor = createActor(
    versionMachine.provide({
      actors: {
        subscribeToVersion: fromCallback(() => undefined),
        waitUntilQuiet: calls.waitUntilQuiet.logic,
        checkVersion: calls.checkVersion.logic,
        registerWorker: calls.registerWorker.logic,
      },
    }),
  ).start()
  return { ...calls, actor, state: () => actor.getSnapshot().value }
}

describe('an opened page', () => {
  test('asks for the version and registers the worker after it is quiet', async () => {
    const { waitUntilQuiet, checkVersion, registerWorker, state } = start()
    expect([state(), checkVersion.inputs.length, registerWorker.inputs.length]).toEqual(['opening', 0, 0])
    await waitUntilQuiet.answer()
    expect([state(), registerWorker.inputs.length]).toEqual(['checking', 0])
    await checkVersion.answer(false)
    expect([state(), registerWorker.inputs.length]).toEqual(['registering', 1])
    await registerWorker.answer()
    expect(state()).toBe('current')
  })

  test('of a replaced version says so', async () => {
    const { waitUntilQuiet, checkVersion, registerWorker, state } = start()
    await waitUntilQuiet.answer()
    await checkVersion.answer(true)
    expect([state(), registerWorker.inputs.length]).toEqual(['outdated', 0])
  })

  test('without a network registers the worker, and without workers stays as it is', async () => {
    const { waitUntilQuiet, checkVersion, registerWorker, state } = start()
    await waitUntilQuiet.answer()
    await checkVersion.fail(new TypeError('Failed to fetch'))
    await registerWorker.fail(new TypeError('serviceWorker is undefined'))
    expect(state()).toBe('current')
  })

  test('says so at once if a file of its version is gone, until the notice is dismissed', () => {
    const { actor, state } = start()
    actor.send({ type: 'version.replaced' })
    expect(state()).toBe('outdated')
    actor.send({ type: 'notice.dismissed' })
    expect(state()).toBe('current')
  })
})
