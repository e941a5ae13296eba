import { describe, expect, test, vi } from 'vitest'
import { type ActorSystem, createActor, fromCallback } from 'xstate'
import { withSessionRetry } from '#app/actors/lifetime.ts'
import type { RenewalResult, TokenCheck } from '#domain/auth/session.ts'
import { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
const admitted = { person: 'u-1', role: 'ADMIN' }
const genuine: TokenCheck = { kind: 'verified', ...admitted, runsOutAt: 1_000 }
const unauthorized = new Error('Unauthorized')

/** A session that is being checked, and a call that is refused as often as told. */
const start = (refusals: number) => {
  const checkSession = deferredActor<TokenCheck>()
  const renewSession = deferredActor<RenewalResult>()
  const never = deferredActor<void>().logic
  const logic = lifetimeMachine.provide({
    actors: {
      hearTabs: fromCallback(() => undefined),
      checkSession: checkSession.logic,
      renewSession: renewSession.logic,
      awaitEnd: deferredActor<void, { runsOutAt: number }>().logic,
      awaitNetwork: never,
      forgetSession: never,
    },
  })
  const lifetime = createActor(logic, {
    input: { brand, audience: 'admin', email: 'ada@rewoven.com', ...admitted },
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
  return { answer, call, checkSession, renewSession, waiting }
}

const renewed = async (session: ReturnType<typeof start>) => {
  await new Promise(setImmediate)
  await session.renewSession.answer('renewed')
}

describe('a call that is refused', () => {
  test('while the page still checks its tokens is made once more after they were renewed', async () => {
    const session = start(1)
    await renewed(session)
    expect(session.call).toHaveBeenCalledTimes(1)
    await session.checkSession.answer(genuine)
    expect([await session.answer, session.renewSession.inputs.length]).toEqual(['figures', 1])
  })

  test('a second time is thrown', async () => {
    const session = start(2)
    await renewed(session)
    await session.checkSession.answer(genuine)
    expect([await session.answer, session.call.mock.calls.length, session.renewSession.inputs.length]).toEqual([
      unauthorized,
      2,
      1,
    ])
  })

  test('is made once more with new tokens that cannot be checked', async () => {
    const session = start(1)
    await renewed(session)
    await session.checkSession.fail(new Error('Answer 503'))
    expect(await session.answer).toBe('figures')
  })

  test('is thrown where the user pool cannot be reached', async () => {
    const session = start(1)
    await new Promise(setImmediate)
    await session.renewSession.fail(new Error('Network Error'))
    expect([await session.answer, session.call.mock.calls.length]).toEqual([unauthorized, 1])
  })

  test('keeps waiting while the person signs in again', async () => {
    const session = start(1)
    await new Promise(setImmediate)
    await session.renewSession.answer('ended')
    expect(await Promise.race([session.answer, new Promise((resolve) => setImmediate(() => resolve('waiting')))])).toBe(
      'waiting',
    )
    session.waiting.abort()
    expect(session.call).toHaveBeenCalledTimes(1)
  })
})

test('a call that fails for another reason is thrown at once', async () => {
  const failure = new Error('Network Error')
  const call = vi.fn<() => Promise<string>>(async () => Promise.reject(failure))
  await expect(
    withSessionRetry({ get: () => undefined } as Pick<ActorSystem<never>, 'get'>, new AbortController().signal, call),
  ).rejects.toBe(failure)
  expect(call).toHaveBeenCalledTimes(1)
})
