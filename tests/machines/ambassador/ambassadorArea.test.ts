import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Profile } from '#domain/people/profile.ts'
import { ambassadorAreaMachine } from '#machines/ambassador/ambassadorArea.machine.ts'
import { selectAmbassadorArea } from '#machines/ambassador/ambassadorArea.selectors.ts'
import { type StoredMarketerSession, marketerSessionMachine } from '#machines/session/marketerSession.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
const mara: Profile = {
  id: 'u-7',
  name: 'Mara Kete',
  email: 'mara@example.com',
  phoneNumber: '+2348012345678',
  role: 'MARKETER',
}

const open = () => {
  const readSession = deferredActor<StoredMarketerSession>()
  const clearMarketer = deferredActor<void>()
  const fetchDashboard = deferredActor<void>()
  const signOutMarketer = deferredActor<void>()
  const marketerSession = marketerSessionMachine.provide({
    actors: { readSession: readSession.logic, clearMarketer: clearMarketer.logic },
  })
  const actor = createActor(
    ambassadorAreaMachine.provide({
      actors: { marketerSession, fetchDashboard: fetchDashboard.logic, signOutMarketer: signOutMarketer.logic },
    }),
    { input: { brand } },
  )
  const emitted = recordEffects(actor)
  actor.start()
  return {
    actor,
    clearMarketer,
    emitted,
    readSession,
    signOutMarketer,
    view: () => selectAmbassadorArea(actor.getSnapshot()),
  }
}

const inside = async () => {
  const area = open()
  await area.readSession.answer({ profile: mara, keptEmail: mara.email, keptUserId: mara.id })
  return area
}

describe('at the door of the ambassador area', () => {
  test('nothing is known before the session is checked', () => {
    expect(open().view()).toMatchObject({ profile: null, hasEnded: false, isGuarding: true, isLeaving: false })
  })

  test('a marketer is let in', async () => {
    const { view } = await inside()
    expect(view()).toMatchObject({
      brand,
      profile: mara,
      hasEnded: false,
      isGuarding: false,
      isLeaving: false,
      session: undefined,
      dashboard: undefined,
    })
  })

  test('a session that has ended says so, and stays where it is', async () => {
    const { actor, emitted, readSession, view } = open()
    await readSession.answer({ profile: null, keptEmail: mara.email, keptUserId: mara.id })
    expect([view().hasEnded, emitted, actor.getSnapshot().status]).toEqual([true, [], 'active'])
  })

  test('a mismatch is told before the area is left', async () => {
    const { actor, clearMarketer, emitted, readSession } = open()
    await readSession.answer({ profile: mara, keptEmail: 'eve@example.com', keptUserId: null })
    await clearMarketer.answer()
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: 'Session mismatch. Please sign in again.' }])
    expect(actor.getSnapshot().output).toEqual({ kind: 'refused' })
  })

  test('somebody who never signed in is led away without a word', async () => {
    const { actor, emitted, readSession } = open()
    await readSession.answer({ profile: null, keptEmail: null, keptUserId: null })
    expect([actor.getSnapshot().output, emitted]).toEqual([{ kind: 'refused' }, []])
  })
})

describe('inside the ambassador area', () => {
  test.each(['answered', 'failed'])(
    'signing out once leads away when the call has %s, and nobody is known meanwhile',
    async (how) => {
      const { actor, signOutMarketer, view } = await inside()
      actor.send({ type: 'signOut.requested' })
      actor.send({ type: 'signOut.requested' })
      expect(view()).toMatchObject({ profile: null, isLeaving: true })
      await (how === 'answered' ? signOutMarketer.answer() : signOutMarketer.fail(new Error('Network Error')))
      expect([signOutMarketer.inputs.length, actor.getSnapshot().output]).toEqual([1, { kind: 'left' }])
    },
  )
})
