import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { accessPolicies, type AccessPolicy } from '#domain/auth/access.ts'
import type { StoredAccess } from '#domain/auth/decideAccess.ts'
import type { TokenCheck } from '#domain/auth/session.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { selectSessionNotice } from '#machines/session/session.selectors.ts'
import { admin, brand } from '#machines/testData.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const storedAdmin: StoredAccess = {
  status: { kind: 'signedIn', profile: admin },
  storedEmail: null,
  storedUserId: null,
}
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
  const logic = sessionMachine.provide({
    actors: {
      subscribeToTabs: fromCallback(() => undefined),
      readSession: readSession.logic,
      checkTokens: checkTokens.logic,
      clearSession: deferredActor<void>().logic,
      awaitNetwork: deferredActor<void>().logic,
    },
  })
  const actor = createActor(logic, { clock, input: { brand, policy } })
  actor.start()
  return {
    actor,
    checkTokens,
    clock,
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

describe('when the identity provider does not answer', () => {
  test('the page frame waits for 8 seconds, then a sentence offers a way on', () => {
    const { clock, notice } = start()
    clock.increment(7_999)
    expect(notice()).toEqual(noNotice)
    clock.increment(1)
    expect(notice()).toEqual(slow)
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
  test('no page opens, and the reason stays while the check is repeated', async () => {
    const { actor, checkTokens, clock, notice, output } = await startVerifying()
    await checkTokens.fail(new Error('Failed to fetch'))
    expect([notice(), output()]).toEqual([failure(network), undefined])
    clock.increment(5_000)
    expect([notice(), checkTokens.inputs.length]).toEqual([failure(network, true), 2])
    await checkTokens.fail(new Error('HTTP status 500'))
    actor.send({ type: 'retry.requested' })
    expect([notice().title, checkTokens.inputs.length]).toEqual(['Your session could not be checked', 3])
  })
})

describe('another tab', () => {
  test('renews the session that this tab could not renew, which is read after the delay', async () => {
    const { actor, clock, readSession, state } = start()
    await readSession.fail(new Error('Timeout'))
    actor.send({ type: 'tokens.changed' })
    clock.increment(499)
    actor.send({ type: 'tokens.changed' })
    clock.increment(499)
    expect(state()).toBe('settling')
    clock.increment(1)
    expect([state(), readSession.inputs.length]).toEqual([{ readingSession: 'waiting' }, 2])
  })
})
