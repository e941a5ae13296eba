import { describe, expect, test, vi } from 'vitest'
import { type ActorSystem, createActor, fromCallback } from 'xstate'
import { withSessionRetry } from '#app/actors/lifetime.ts'
import type { RenewalResult, TokenCheck } from '#domain/auth/session.ts'
import { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
const claims = { personId: 'u-1', role: 'ADMIN' }
const verified: TokenCheck = { kind: 'verified', ...claims, expiresAt: 1_000 }
const unauthorized = new Error('Unauthorized')

/** A session that is being checked, and a call that is refused `refusals` times. */
const start = (refusals: number) => {
  const checkTokens = deferredActor<TokenCheck>()
  const renewTokens = deferredActor<RenewalResult>()
  const never = deferredActor<void>().logic
  const logic = lifetimeMachine.provide({
    actors: {
      subscribeToTabs: fromCallback(() => undefined),
      checkTokens: checkTokens.logic,
      renewTokens: renewTokens.logic,
      awaitExpiry: deferredActor<void, { expiresAt: number }>().logic,
      awaitNetwork: never,
      clearSession: never,
    },
  })
  const lifetime = createActor(logic, {
    input: { brand, audience: 'admin', email: 'ada@rewoven.com', ...claims },
  }).start()
  const system = { get: (name: string) => (name === 'lifetime' ? lifetime : undefined) } as Pick<
    ActorSystem<never>,
    'get'
  >
  let left = refusals
  const call = vi.fn<() => Promise<string>>(async () => {
    left -= 1
    if (left >= 0) throw unauthorized
    return 'figures'
  })
  const waiting = new AbortController()
  const answer = withSessionRetry(system, waiting.signal, call).catch((error: unknown) => error)
  return { answer, call, checkTokens, renewTokens, waiting }
}

const renewed = async (session: ReturnType<typeof start>) => {
  await new Promise(setImmediate)
  await session.renewTokens.answer('renewed')
}

describe('a refused call', () => {
  test('is repeated after the tokens are renewed and checked', async () => {
    const session = start(1)
    await renewed(session)
    expect(session.call).toHaveBeenCalledTimes(1)
    await session.checkTokens.answer(verified)
    expect([await session.answer, session.renewTokens.inputs.length]).toEqual(['figures', 1])
  })

  test('is thrown when the repeated call is refused too', async () => {
    const session = start(2)
    await renewed(session)
    await session.checkTokens.answer(verified)
    expect([await session.answer, session.call.mock.calls.length, session.renewTokens.inputs.length]).toEqual([
      unauthorized,
      2,
      1,
    ])
  })

  test('is repeated with new tokens that cannot be checked', async () => {
    const session = start(1)
    await renewed(session)
    await session.checkTokens.fail(new Error('Answer 503'))
    expect(await session.answer).toBe('figures')
  })

  test('is thrown when the user pool does not answer', async () => {
    const session = start(1)
    await new Promise(setImmediate)
    await session.renewTokens.fail(new Error('Network Error'))
    expect([await session.answer, session.call.mock.calls.length]).toEqual([unauthorized, 1])
  })

  test('waits while the person signs in again', async () => {
    const session = start(1)
    await new Promise(setImmediate)
    await session.renewTokens.answer('ended')
    expect(await Promise.race([session.answer, new Promise((resolve) => setImmediate(() => resolve('waiting')))])).toBe(
      'waiting',
    )
    session.waiting.abort()
    expect(session.call).toHaveBeenCalledTimes(1)
  })
})

test('another failure of a call is thrown at once', async () => {
  const failure = new Error('Network Error')
  const call = vi.fn<() => Promise<string>>(async () => Promise.reject(failure))
  await expect(
    withSessionRetry({ get: () => undefined } as Pick<ActorSystem<never>, 'get'>, new AbortController().signal, call),
  ).rejects.toBe(failure)
  expect(call).toHaveBeenCalledTimes(1)
})
