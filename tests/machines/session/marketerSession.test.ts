import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Profile } from '#domain/people/profile.ts'
import { type StoredMarketerSession, marketerSessionMachine } from '#machines/session/marketerSession.machine.ts'
import { selectMarketerSessionProblem } from '#machines/session/marketerSession.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const mara: Profile = {
  id: 'u-7',
  name: 'Mara Kete',
  email: 'mara@example.com',
  phoneNumber: '+2348012345678',
  role: 'MARKETER',
}
const standing = (changed: Partial<StoredMarketerSession>): StoredMarketerSession => ({
  profile: mara,
  keptEmail: mara.email,
  keptUserId: mara.id,
  ...changed,
})

const start = () => {
  const readSession = deferredActor<StoredMarketerSession>()
  const clearMarketer = deferredActor<void>()
  const logic = marketerSessionMachine.provide({
    actors: { readSession: readSession.logic, clearMarketer: clearMarketer.logic },
  })
  const actor = createActor(logic).start()
  return { actor, clearMarketer, output: () => actor.getSnapshot().output, readSession }
}

const decided = async (changed: Partial<StoredMarketerSession>) => {
  const guard = start()
  await guard.readSession.answer(standing(changed))
  return guard
}

describe('when the ambassador area is opened', () => {
  test.each([
    ['a marketer whose email is kept is admitted', {}, { kind: 'admitted', profile: mara }],
    ['a marketer whose id is not kept is admitted', { keptUserId: null }, { kind: 'admitted', profile: mara }],
    [
      'a token without a role is admitted for the id that is kept',
      { profile: { ...mara, role: '' } },
      { kind: 'admitted', profile: { ...mara, role: '' } },
    ],
    ['a session that is gone has ended', { profile: null }, { kind: 'ended' }],
    [
      'somebody who never signed in is refused without a word',
      { profile: null, keptEmail: null, keptUserId: null },
      { kind: 'refused', text: null },
    ],
  ])('%s', async (_, changed, output) => {
    expect((await decided(changed)).output()).toEqual(output)
  })

  test.each([
    ['another email is kept', { keptEmail: 'eve@example.com' }, 'Session mismatch. Please sign in again.'],
    ['no email is kept', { keptEmail: null }, null],
    ['the role is ADMIN', { profile: { ...mara, role: 'ADMIN' } }, "You don't have permission to perform this action."],
    [
      'the role is USER, and the id is kept',
      { profile: { ...mara, role: 'USER' } },
      "You don't have permission to perform this action.",
    ],
    [
      'there is no role, and another id is kept',
      { profile: { ...mara, role: '' }, keptUserId: 'u-8' },
      "You don't have permission to perform this action.",
    ],
  ])('and %s, all that is kept is removed first', async (_, changed, text) => {
    const { clearMarketer, output } = await decided(changed)
    expect(output()).toBeUndefined()
    await clearMarketer.answer()
    expect(output()).toEqual({ kind: 'refused', text })
  })

  test('what cannot be removed is refused all the same', async () => {
    const { clearMarketer, output } = await decided({ keptEmail: 'eve@example.com' })
    await clearMarketer.fail(new Error('x'))
    expect(output()).toEqual({ kind: 'refused', text: 'Session mismatch. Please sign in again.' })
  })
})

describe('when the identity provider does not answer', () => {
  test('nobody is signed out, and a second try can succeed', async () => {
    const { actor, output, readSession } = start()
    await readSession.fail(new Error('Network Error'))
    expect(selectMarketerSessionProblem(actor.getSnapshot())).toBe(
      'Network error. Please check your internet connection and try again.',
    )
    actor.send({ type: 'retry.requested' })
    expect(selectMarketerSessionProblem(actor.getSnapshot())).toBeNull()
    await readSession.answer(standing({}))
    expect(output()).toEqual({ kind: 'admitted', profile: mara })
  })
})
