import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { accessPolicies, type AccessPolicy } from '#domain/auth/access.ts'
import type { StoredAccess } from '#domain/auth/decideAccess.ts'
import type { TokenCheck } from '#domain/auth/session.ts'
import { keysRetryDelayMs, slowCheckMs, tokensDebounceMs } from '#domain/limits.ts'
import type { Profile } from '#domain/people/profile.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { selectSessionNotice } from '#machines/session/session.selectors.ts'
import { admin, brand, marketer } from '#machines/testData.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const storedAdmin: StoredAccess = {
  status: { kind: 'signedIn', profile: admin },
  storedEmail: null,
  storedUserId: null,
}
const storedMarketer: StoredAccess = {
  status: { kind: 'signedIn', profile: marketer },
  storedEmail: marketer.email,
  storedUserId: marketer.id,
}
const mismatch = { ...storedMarketer, storedEmail: 'eve@example.com' }
const verified = ({ id, email, role }: Profile): TokenCheck => ({
  kind: 'verified',
  personId: id,
  email,
  role,
  expiresAt: 1_000,
})
const network = 'Network error. Please check your internet connection and try again.'
const failure = (problem: string, isBusy = false) => ({ title: 'Your session could not be checked', problem, isBusy })
const slow = {
  title: 'Checking your session takes long',
  problem: 'The sign-in service has not answered yet. You can wait, try again, or sign in.',
  isBusy: false,
}
const noNotice = { title: null, problem: '', isBusy: false }

const start = (policy: AccessPolicy = accessPolicies.admin) => {
  const clock = new SimulatedClock()
  const readSession = deferredActor<StoredAccess>()
  const checkTokens = deferredActor<TokenCheck>()
  const clearSession = deferredActor<void>()
  const awaitNetwork = deferredActor<void>()
  const logic = sessionMachine.provide({
    actors: {
      subscribeToTabs: fromCallback(() => undefined),
      readSession: readSession.logic,
      checkTokens: checkTokens.logic,
      clearSession: clearSession.logic,
      awaitNetwork: awaitNetwork.logic,
    },
  })
  const actor = createActor(logic, { clock, input: { brand, policy } })
  const effects = recordEffects(actor)
  actor.start()
  return {
    actor,
    awaitNetwork,
    checkTokens,
    clearSession,
    clock,
    effects,
    notice: () => selectSessionNotice(actor.getSnapshot()),
    output: () => actor.getSnapshot().output,
    readSession,
    state: () => actor.getSnapshot().value,
  }
}

const startVerifying = async () => {
  const guard = start()
  await guard.readSession.answer(storedAdmin)
  return guard
}

describe('a person who can enter', () => {
  test('is admitted to the admin area when the tokens are verified, and the profile is stored', async () => {
    const { checkTokens, effects, output } = await startVerifying()
    expect([output(), effects]).toEqual([undefined, []])
    await checkTokens.answer(verified(admin))
    expect([output(), effects]).toEqual([
      { kind: 'admitted', profile: admin, expiresAt: 1_000 },
      [{ type: 'savePreference', key: 'profile', value: admin }],
    ])
  })

  test('is admitted to the ambassador area, and no profile is stored', async () => {
    const { checkTokens, effects, output, readSession } = start(accessPolicies.marketer)
    await readSession.answer(storedMarketer)
    await checkTokens.answer(verified(marketer))
    expect([output(), effects]).toEqual([{ kind: 'admitted', profile: marketer, expiresAt: 1_000 }, []])
  })
})

describe('a person who cannot enter', () => {
  test('is refused without a reason when nobody is signed in', async () => {
    const { clearSession, output, readSession } = start()
    await readSession.answer({ ...storedAdmin, status: { kind: 'signedOut' } })
    expect([output(), clearSession.inputs]).toEqual([{ kind: 'refused', reason: null }, []])
  })

  test('reads that the session has ended', async () => {
    const { clearSession, output, readSession } = start(accessPolicies.marketer)
    await readSession.answer({ ...storedMarketer, status: { kind: 'expired' } })
    expect([output(), clearSession.inputs]).toEqual([{ kind: 'ended' }, []])
  })

  test.each(['cleared', 'not cleared'])('is refused when the session is %s', async (end) => {
    const { clearSession, output, readSession } = start(accessPolicies.marketer)
    await readSession.answer(mismatch)
    expect(output()).toBeUndefined()
    await (end === 'cleared' ? clearSession.answer() : clearSession.fail(new Error('Network Error')))
    expect(output()).toEqual({ kind: 'refused', reason: 'Session mismatch. Please sign in again.' })
  })

  test('with invalid tokens is refused, and the tokens are removed', async () => {
    const { checkTokens, clearSession, effects, output } = await startVerifying()
    await checkTokens.answer({ kind: 'invalid' })
    expect([output(), clearSession.inputs.length]).toEqual([undefined, 1])
    await clearSession.answer()
    expect([output(), effects]).toEqual([{ kind: 'refused', reason: null }, []])
  })
})

describe('tokens that name another person than those that were read', () => {
  test.each<[string, TokenCheck]>([
    ['another person', verified({ ...admin, id: 'u-2' })],
    ['another role', verified({ ...admin, role: 'MARKETER' })],
    ['nobody', { kind: 'missing' }],
  ])('%s, make the guard read the session again', async (_, check) => {
    const { checkTokens, output, readSession, state } = await startVerifying()
    await checkTokens.answer(check)
    expect([state(), output(), readSession.inputs.length]).toEqual([{ readingSession: 'waiting' }, undefined, 2])
  })
})

describe('when the identity provider does not answer', () => {
  test('the page frame waits for 8 seconds, then a sentence offers a way on', () => {
    const { clock, notice } = start()
    clock.increment(slowCheckMs - 1)
    expect(notice()).toEqual(noNotice)
    clock.increment(1)
    expect(notice()).toEqual(slow)
  })

  test('for long, Retry reads the session again, and Sign in opens the sign-in page', () => {
    const { actor, clearSession, clock, notice, output, readSession } = start()
    clock.increment(slowCheckMs)
    actor.send({ type: 'retry.requested' })
    expect([notice(), readSession.inputs.length]).toEqual([noNotice, 2])
    clock.increment(slowCheckMs)
    actor.send({ type: 'signIn.requested' })
    expect([output(), clearSession.inputs]).toEqual([{ kind: 'refused', reason: null }, []])
  })

  test.each(['admin', 'marketer'] as const)('the %s stays signed in and can try again', async (audience) => {
    const { actor, checkTokens, notice, output, readSession } = start(accessPolicies[audience])
    await readSession.fail(new Error('Network Error'))
    expect(notice()).toEqual(failure(network))
    actor.send({ type: 'retry.requested' })
    expect(notice()).toEqual(noNotice)
    await readSession.answer(audience === 'admin' ? storedAdmin : storedMarketer)
    await checkTokens.answer(verified(audience === 'admin' ? admin : marketer))
    expect(output()).toMatchObject({ kind: 'admitted' })
  })

  test('a marketer reads the texts for marketers', async () => {
    const { notice, readSession } = start(accessPolicies.marketer)
    await readSession.fail(new Error('User does not exist'))
    expect(notice()).toEqual(
      failure('No account found with this email. Please contact support to create your account.'),
    )
  })
})

describe('when the keys of the user pool do not come', () => {
  test('no page opens, and after 8 seconds a sentence offers a way on', async () => {
    const { clock, notice, output } = await startVerifying()
    clock.increment(slowCheckMs)
    expect([notice(), output()]).toEqual([slow, undefined])
  })

  test('no page opens, and the reason stays while the check is repeated', async () => {
    const { actor, checkTokens, clock, notice, output } = await startVerifying()
    await checkTokens.fail(new Error('Failed to fetch'))
    expect([notice(), output()]).toEqual([failure(network), undefined])
    clock.increment(keysRetryDelayMs)
    expect([notice(), checkTokens.inputs.length]).toEqual([failure(network, true), 2])
    await checkTokens.fail(new Error('HTTP status 500'))
    actor.send({ type: 'retry.requested' })
    expect([notice().title, checkTokens.inputs.length]).toEqual(['Your session could not be checked', 3])
  })

  test('the person enters as soon as they come', async () => {
    const { awaitNetwork, checkTokens, output } = await startVerifying()
    await checkTokens.fail(new Error('Failed to fetch'))
    await awaitNetwork.answer()
    await checkTokens.answer(verified(admin))
    expect(output()).toEqual({ kind: 'admitted', profile: admin, expiresAt: 1_000 })
  })
})

describe('another tab', () => {
  test.each(['read', 'verified'])('signs out while the session is %s, and the sign-in page opens', async (step) => {
    const { actor, effects, output } = step === 'read' ? start() : await startVerifying()
    actor.send({ type: 'signOut.received' })
    expect([output(), effects]).toEqual([
      { kind: 'refused', reason: null },
      [{ type: 'toast', tone: 'blank', text: 'You signed out in another tab.' }],
    ])
  })

  test('renews the session that this tab could not renew, which is read after the delay', async () => {
    const { actor, clock, readSession, state } = start()
    await readSession.fail(new Error('Timeout'))
    actor.send({ type: 'tokens.changed' })
    clock.increment(tokensDebounceMs - 1)
    actor.send({ type: 'tokens.changed' })
    clock.increment(tokensDebounceMs - 1)
    expect(state()).toBe('settling')
    clock.increment(1)
    expect([state(), readSession.inputs.length]).toEqual([{ readingSession: 'waiting' }, 2])
  })
})
