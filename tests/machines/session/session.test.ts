import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Profile } from '#domain/people/profile.ts'
import type { SessionStatus } from '#domain/auth/session.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { selectSessionProblem } from '#machines/session/session.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
const admin: Profile = {
  id: 'u-1',
  name: 'Ada Obi',
  email: 'ada@rewoven.com',
  phoneNumber: '+2348030000000',
  role: 'ADMIN',
}

const start = () => {
  const readSession = deferredActor<SessionStatus>()
  const removeTokens = deferredActor<void>()
  const logic = sessionMachine.provide({ actors: { readSession: readSession.logic, removeTokens: removeTokens.logic } })
  const actor = createActor(logic, { input: { brand } }).start()
  return { actor, readSession, removeTokens, output: () => actor.getSnapshot().output }
}

describe('when the admin area is opened', () => {
  test('an admin of the company is admitted', async () => {
    const { output, readSession } = start()
    await readSession.answer({ kind: 'signedIn', profile: admin })
    expect(output()).toEqual({ kind: 'admitted', profile: admin })
  })

  test('nobody is refused without a word', async () => {
    const { output, readSession } = start()
    await readSession.answer({ kind: 'signedOut' })
    expect(output()).toEqual({ kind: 'refused', text: null })
  })

  test.each(['MARKETER', 'admin', ''])('the role %j is refused, and its tokens are removed', async (role) => {
    const { output, readSession, removeTokens } = start()
    await readSession.answer({ kind: 'signedIn', profile: { ...admin, role } })
    await removeTokens.answer(undefined)
    expect(output()).toEqual({ kind: 'refused', text: "You don't have permission to perform this action." })
  })

  test.each(['ada@example.com', 'ada@rewoven.com.evil.example', 'ada@notrewoven.com'])(
    'the tokens of %s are removed first',
    async (email) => {
      const { output, readSession, removeTokens } = start()
      await readSession.answer({ kind: 'signedIn', profile: { ...admin, email } })
      expect(output()).toBeUndefined()
      await removeTokens.answer(undefined)
      expect(output()).toEqual({
        kind: 'refused',
        text: 'Only @rewoven.com email addresses are allowed for admin accounts',
      })
    },
  )

  test('tokens that cannot be removed are refused all the same', async () => {
    const { output, readSession, removeTokens } = start()
    await readSession.answer({ kind: 'signedIn', profile: { ...admin, email: 'ada@example.com' } })
    await removeTokens.fail(new Error('Network Error'))
    expect(output()).toEqual({
      kind: 'refused',
      text: 'Only @rewoven.com email addresses are allowed for admin accounts',
    })
  })
})

describe('when the identity provider does not answer', () => {
  test('nobody is signed out, and a second try can succeed', async () => {
    const { actor, output, readSession } = start()
    await readSession.fail(new Error('Network Error'))
    expect(selectSessionProblem(actor.getSnapshot())).toBe(
      'Network error. Please check your internet connection and try again.',
    )
    actor.send({ type: 'retry.requested' })
    expect(selectSessionProblem(actor.getSnapshot())).toBeNull()
    await readSession.answer({ kind: 'signedIn', profile: admin })
    expect(output()).toEqual({ kind: 'admitted', profile: admin })
  })
})
