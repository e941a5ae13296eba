import { describe, expect, test, vi } from 'vitest'
import { type ActorRefFrom, assign, createActor, fromCallback, setup, SimulatedClock } from 'xstate'
import { sessionCall } from '#app/actors/session/sessionCall.ts'
import type { RenewalResult, TokenCheck } from '#domain/auth/session.ts'
import type { SignInAgainOutput } from '#machines/auth/signInAgain.machine.ts'
import { selectIsKeyRefused, selectVersionNotice, versionMachine } from '#machines/app/version.machine.ts'
import { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import { ApiKeyError, ForbiddenError } from '#services/api/apiResult.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
const claims = { personId: 'u-1', email: 'ada@rewoven.com', role: 'ADMIN' }
const verified: TokenCheck = { kind: 'verified', ...claims, expiresAt: 1_000 }
const unauthorized = new Error('Unauthorized')

type Send = (input: { id: number }, signal: AbortSignal) => Promise<string>

/** A server that refuses a call `refusals` times. */
const refuse = (refusals: number, failure = unauthorized) => {
  let left = refusals
  return async () => {
    left -= 1
    if (left >= 0) throw failure
    return 'figures'
  }
}

/** A session that is being checked, and a page that makes a call. */
const start = async (answerCall: Send) => {
  const clock = new SimulatedClock()
  const checkTokens = deferredActor<TokenCheck>()
  const renewTokens = deferredActor<RenewalResult>()
  const loadSignIn = deferredActor<void>()
  const signInAgain = deferredActor<SignInAgainOutput, { email: string }>()
  const send = vi.fn<Send>(answerCall)
  const waits = deferredActor<void>().logic
  const lifetime = lifetimeMachine.provide({
    actors: {
      subscribeToTabs: fromCallback(() => undefined),
      checkTokens: checkTokens.logic,
      renewTokens: renewTokens.logic,
      awaitExpiry: deferredActor<void, { expiresAt: number }>().logic,
      awaitNetwork: waits,
      clearSession: deferredActor<void>().logic,
      loadSignIn: loadSignIn.logic,
      signInAgain: signInAgain.logic as never,
    },
  })
  const askForVersion = deferredActor<boolean>()
  const version = versionMachine.provide({
    actors: {
      subscribeToVersion: fromCallback(() => undefined),
      waitUntilQuiet: waits,
      askForVersion: askForVersion.logic,
    },
  })
  const area = setup({
    types: { context: {} as { results: unknown[] }, events: {} as { type: 'page.closed' } },
    actors: { lifetime, version, load: sessionCall(send) },
  }).createMachine({
    context: { results: [] },
    type: 'parallel',
    invoke: [
      {
        src: 'lifetime',
        id: 'lifetime',
        systemId: 'lifetime',
        input: { brand, audience: 'admin', expiresAt: 0, ...claims },
      },
      { src: 'version', id: 'version', systemId: 'version' },
    ],
    states: {
      page: {
        initial: 'open',
        states: {
          open: {
            on: { 'page.closed': 'closed' },
            invoke: {
              id: 'load',
              src: 'load',
              input: { id: 7 },
              onDone: { actions: assign({ results: ({ context, event }) => [...context.results, event.output] }) },
              onError: { actions: assign({ results: ({ context, event }) => [...context.results, event.error] }) },
            },
          },
          closed: {},
        },
      },
    },
  })
  const actor = createActor(area, { clock }).start()
  await new Promise(setImmediate)
  return {
    actor,
    clock,
    send,
    checkTokens,
    renewTokens,
    loadSignIn,
    signInAgain,
    lifetime: actor.getSnapshot().children.lifetime as NonNullable<
      ReturnType<typeof actor.getSnapshot>['children']['lifetime']
    >,
    askForVersion,
    version: actor.getSnapshot().children.version as ActorRefFrom<typeof versionMachine>,
    results: () => actor.getSnapshot().context.results,
  }
}

const settle = () => new Promise(setImmediate)

describe('a call', () => {
  test('gives its invoker the answer', async () => {
    const { results, send } = await start(refuse(0))
    expect([results(), send.mock.calls[0]?.[0]]).toEqual([['figures'], { id: 7 }])
  })

  test('that fails for another reason / is not sent again, and gives its invoker the error', async () => {
    const failure = new Error('Network Error')
    const { renewTokens, results, send } = await start(refuse(1, failure))
    expect([results(), send.mock.calls.length, renewTokens.inputs.length]).toEqual([[failure], 1, 0])
  })

  test('whose API key is refused / is not sent again, and does not renew the session', async () => {
    const failure = new ApiKeyError('Unauthorized: You are not authorized to make this call.')
    const { renewTokens, results, send } = await start(refuse(1, failure))
    expect([results(), send.mock.calls.length, renewTokens.inputs.length]).toEqual([[failure], 1, 0])
  })

  test.each([
    { isReplaced: true, notice: 'replaced' },
    { isReplaced: false, notice: 'notReplaced' },
  ])('whose API key is refused / asks once for the version: $isReplaced shows $notice', async (row) => {
    const { askForVersion, version } = await start(refuse(1, new ApiKeyError('Unauthorized: key')))
    version.send({ type: 'key.refused' })
    expect([askForVersion.inputs.length, selectIsKeyRefused(version.getSnapshot())]).toEqual([1, true])
    await askForVersion.answer(row.isReplaced)
    expect(selectVersionNotice(version.getSnapshot())).toBe(row.notice)
  })

  test('that fails for another reason / asks for no version', async () => {
    const { askForVersion, version } = await start(refuse(1, new ForbiddenError('Unauthorized: 403 Forbidden')))
    expect([askForVersion.inputs.length, selectIsKeyRefused(version.getSnapshot())]).toEqual([0, false])
  })

  test('that fails / reports no unhandled error', async () => {
    const report = vi.fn<() => void>()
    process.on('uncaughtException', report)
    await start(refuse(1, new Error('Network Error')))
    await new Promise((resolve) => setTimeout(resolve))
    process.off('uncaughtException', report)
    expect(report).not.toHaveBeenCalled()
  })

  test('in a page that closes / is aborted', async () => {
    const { actor, send } = await start(async () => new Promise<string>(() => undefined))
    actor.send({ type: 'page.closed' })
    expect(send.mock.calls[0]?.[1].aborted).toBe(true)
  })
})

describe('a refused call', () => {
  test('is sent again after the tokens are renewed and checked', async () => {
    const { checkTokens, renewTokens, results, send } = await start(refuse(1))
    await renewTokens.answer('renewed')
    expect(send).toHaveBeenCalledTimes(1)
    await checkTokens.answer(verified)
    expect([results(), send.mock.calls.length]).toEqual([['figures'], 2])
  })

  test('that is refused again / fails, and the session is renewed once', async () => {
    const { checkTokens, renewTokens, results, send } = await start(refuse(2))
    await renewTokens.answer('renewed')
    await checkTokens.answer(verified)
    expect([results(), send.mock.calls.length, renewTokens.inputs.length]).toEqual([[unauthorized], 2, 1])
  })

  test('is sent again with new tokens that cannot be checked', async () => {
    const { checkTokens, renewTokens, results } = await start(refuse(1))
    await renewTokens.answer('renewed')
    await checkTokens.fail(new Error('Answer 503'))
    await settle()
    expect(results()).toEqual(['figures'])
  })

  test('fails if the session cannot be renewed', async () => {
    const { renewTokens, results, send } = await start(refuse(1))
    await renewTokens.fail(new Error('Network Error'))
    expect([results(), send.mock.calls.length]).toEqual([[unauthorized], 1])
  })

  test('waits while the person signs in again over the page', async () => {
    const { checkTokens, lifetime, loadSignIn, renewTokens, results, signInAgain } = await start(refuse(1))
    await renewTokens.answer('ended')
    expect([results(), lifetime.getSnapshot().value]).toEqual([[], { ended: 'clearing' }])
    lifetime.send({ type: 'xstate.done.actor.clearSession' } as never)
    await loadSignIn.answer()
    await signInAgain.answer({ kind: 'confirmed' })
    expect(results()).toEqual([])
    await checkTokens.answer(verified)
    expect(results()).toEqual(['figures'])
  })

  test('is sent again after another tab has renewed the tokens', async () => {
    const { checkTokens, clock, lifetime, renewTokens, results } = await start(refuse(1))
    await renewTokens.answer('ended')
    lifetime.send({ type: 'tokens.changed' })
    clock.increment(500)
    await checkTokens.answer(verified)
    expect(results()).toEqual(['figures'])
  })

  test('gets no answer if the person signs out in another tab', async () => {
    const { lifetime, results, send } = await start(refuse(1))
    lifetime.send({ type: 'signOut.received' })
    await settle()
    expect([results(), send.mock.calls.length]).toEqual([[], 1])
  })

  test('is not sent again after its page was closed', async () => {
    const { actor, checkTokens, renewTokens, send } = await start(refuse(1))
    actor.send({ type: 'page.closed' })
    await renewTokens.answer('renewed')
    await checkTokens.answer(verified)
    expect(send).toHaveBeenCalledTimes(1)
  })
})
