import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Route } from '#domain/routes/routes.ts'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Profile } from '#domain/people/profile.ts'
import { adminAreaMachine } from '#machines/admin/adminArea.machine.ts'
import { selectAdminArea } from '#machines/admin/adminArea.selectors.ts'
import type { SessionStatus } from '#domain/auth/session.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
const admin: Profile = {
  id: 'u-1',
  name: 'Ada Obi',
  email: 'ada@rewoven.com',
  phoneNumber: '+2348030000000',
  role: 'ADMIN',
}

const start = (route: Route = 'dashboard') => {
  const readSession = deferredActor<SessionStatus>()
  const signOut = deferredActor<void>()
  const session = sessionMachine.provide({
    actors: { readSession: readSession.logic, removeTokens: fromPromise<void>(async () => undefined) },
  })
  const actor = createActor(adminAreaMachine.provide({ actors: { session, signOut: signOut.logic } }), {
    input: { brand, sidebar: 'open', route, view: null, frames: defaultTimeFrames },
  })
  const emitted = recordEffects(actor)
  actor.start()
  const open = (next: Route) => actor.send({ type: 'url.changed', route: next })
  return {
    actor,
    emitted,
    open,
    output: () => actor.getSnapshot().output,
    readSession,
    seen: () => selectAdminArea(actor.getSnapshot()),
    signOut,
  }
}

const inside = async () => {
  const area = start()
  await area.readSession.answer({ kind: 'signedIn', profile: admin })
  return area
}

describe('at the door', () => {
  test('nothing of the area is shown before the session is checked', () => {
    const { dashboard, isGuarding, profile } = start().seen()
    expect({ dashboard, isGuarding, profile }).toEqual({ dashboard: undefined, isGuarding: true, profile: null })
  })

  test('a signed-out visitor has left without a word', async () => {
    const { emitted, output, readSession } = start('users')
    await readSession.answer({ kind: 'signedOut' })
    expect({ emitted, output: output() }).toEqual({ emitted: [], output: { kind: 'refused' } })
  })

  test('a marketer reads why', async () => {
    const { emitted, output, readSession } = start()
    await readSession.answer({ kind: 'signedIn', profile: { ...admin, role: 'MARKETER' } })
    await new Promise(setImmediate)
    expect(emitted).toEqual([
      { type: 'toast', tone: 'error', text: "You don't have permission to perform this action." },
    ])
    expect(output()).toEqual({ kind: 'refused' })
  })

  test('the address may change before the session is known', async () => {
    const { open, readSession, seen } = start('users')
    open('dashboard')
    await readSession.answer({ kind: 'signedIn', profile: admin })
    expect(seen().dashboard).toBeDefined()
  })
})

describe('inside', () => {
  test('another page keeps the sidebar and asks for no second check', async () => {
    const { open, readSession, seen } = await inside()
    const { sidebar } = seen()
    open('settings')
    expect(seen().sidebar).toBe(sidebar)
    expect([seen().route, seen().dashboard]).toEqual(['settings', undefined])
    expect(readSession.inputs).toHaveLength(1)
  })

  test('the same address again keeps the page', async () => {
    const { open, seen } = await inside()
    const { dashboard } = seen()
    open('dashboard')
    expect(seen().dashboard).toBe(dashboard)
  })

  test.each(['answered', 'failed'])('signing out once ends the area when the call has %s', async (how) => {
    const { actor, output, seen, signOut } = await inside()
    actor.send({ type: 'signOut.requested' })
    actor.send({ type: 'signOut.requested' })
    expect(seen()).toMatchObject({ isLeaving: true, profile: null })
    await (how === 'answered' ? signOut.answer(undefined) : signOut.fail(new Error('Network Error')))
    expect(signOut.inputs).toHaveLength(1)
    expect(output()).toEqual({ kind: 'left' })
  })
})
