import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { accessPolicies, type AccessPolicy, type StoredAccess } from '#domain/auth/access.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { selectSessionProblem } from '#machines/session/session.selectors.ts'
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

const start = (policy: AccessPolicy) => {
  const readSession = deferredActor<StoredAccess>()
  const clearSession = deferredActor<void>()
  const logic = sessionMachine.provide({
    actors: { readSession: readSession.logic, clearSession: clearSession.logic },
  })
  const actor = createActor(logic, { input: { brand, policy } })
  const effects = recordEffects(actor)
  actor.start()
  return { actor, clearSession, effects, output: () => actor.getSnapshot().output, readSession }
}

describe('a person who can enter', () => {
  test('is admitted to the admin area, and the profile is stored', async () => {
    const { effects, output, readSession } = start(accessPolicies.admin)
    await readSession.answer(storedAdmin)
    expect([output(), effects]).toEqual([
      { kind: 'admitted', profile: admin },
      [{ type: 'savePreference', key: 'profile', value: admin }],
    ])
  })

  test('is admitted to the ambassador area, and no profile is stored', async () => {
    const { effects, output, readSession } = start(accessPolicies.marketer)
    await readSession.answer(storedMarketer)
    expect([output(), effects]).toEqual([{ kind: 'admitted', profile: marketer }, []])
  })
})

describe('a person who cannot enter', () => {
  test('is refused without a reason when nobody is signed in', async () => {
    const { clearSession, output, readSession } = start(accessPolicies.admin)
    await readSession.answer({ ...storedAdmin, status: { kind: 'signedOut' } })
    expect([output(), clearSession.inputs]).toEqual([{ kind: 'refused', reason: null }, []])
  })

  test('reads that the session has ended', async () => {
    const { clearSession, output, readSession } = start(accessPolicies.marketer)
    await readSession.answer({ ...storedMarketer, status: { kind: 'expired' } })
    expect([output(), clearSession.inputs]).toEqual([{ kind: 'ended' }, []])
  })

  test('is refused after the session is cleared', async () => {
    const { clearSession, output, readSession } = start(accessPolicies.marketer)
    await readSession.answer(mismatch)
    expect(output()).toBeUndefined()
    await clearSession.answer()
    expect(output()).toEqual({ kind: 'refused', reason: 'Session mismatch. Please sign in again.' })
  })

  test('is refused even if the session cannot be cleared', async () => {
    const { clearSession, output, readSession } = start(accessPolicies.marketer)
    await readSession.answer(mismatch)
    await clearSession.fail(new Error('Network Error'))
    expect(output()).toEqual({ kind: 'refused', reason: 'Session mismatch. Please sign in again.' })
  })
})

describe('when the identity provider does not answer', () => {
  test.each(['admin', 'marketer'] as const)('the %s stays signed in and can try again', async (audience) => {
    const { actor, output, readSession } = start(accessPolicies[audience])
    await readSession.fail(new Error('Network Error'))
    expect(selectSessionProblem(actor.getSnapshot())).toBe(
      'Network error. Please check your internet connection and try again.',
    )
    actor.send({ type: 'retry.requested' })
    expect(selectSessionProblem(actor.getSnapshot())).toBeNull()
    await readSession.answer(audience === 'admin' ? storedAdmin : storedMarketer)
    expect(output()).toMatchObject({ kind: 'admitted' })
  })

  test('a marketer reads the texts for marketers', async () => {
    const { actor, readSession } = start(accessPolicies.marketer)
    await readSession.fail(new Error('User does not exist'))
    expect(selectSessionProblem(actor.getSnapshot())).toBe(
      'No account found with this email. Please contact support to create your account.',
    )
  })
})
