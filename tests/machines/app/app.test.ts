import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Route } from '#domain/addresses.ts'
import type { Profile } from '#domain/profile.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { selectAdmin, selectPage } from '#machines/app/app.select.ts'
import { sessionMachine } from '#machines/auth/session.machine.ts'
import { signInMachine, type SignInStep } from '#machines/auth/signIn.machine.ts'
import { type CodeAnswer, codeCheckMachine } from '#machines/auth/codeCheck.machine.ts'
import { type Marker, verifyMachine } from '#machines/auth/verify.machine.ts'
import { deferred } from '#tests/support/deferred.ts'
import { recordEmitted } from '#tests/support/emitted.ts'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
const email = 'ada@rewoven.com'
const admin: Profile = { id: 'u-1', name: 'Ada Obi', email, phoneNumber: '+2348030000000', role: 'ADMIN' }

const start = () => {
  const startSignIn = deferred<SignInStep, { email: string }>()
  const readMarker = deferred<Marker>()
  const confirmCode = deferred<CodeAnswer, { code: string }>()
  const readSession = deferred<Profile | null>()
  const signOut = deferred<void>()
  const clock = new SimulatedClock()
  const logic = appMachine.provide({
    actors: {
      signIn: signInMachine.provide({ actors: { startSignIn: startSignIn.logic } }),
      verify: verifyMachine.provide({ actors: { readMarker: readMarker.logic, codeCheck: codeCheckMachine.provide({ actors: { confirmCode: confirmCode.logic } }) } }),
      session: sessionMachine.provide({ actors: { readSession: readSession.logic, removeTokens: fromPromise<void>(async () => undefined) } }),
      signOut: signOut.logic,
    },
  })
  const actor = createActor(logic, { input: { brand, theme: 'system', sidebar: 'open' }, clock })
  const emitted = recordEmitted(actor)
  actor.start()
  const open = (route: Route, handedEmail: string | null = null) => actor.send({ type: 'address.changed', route, email: handedEmail })
  return { actor, clock, confirmCode, emitted, open, page: () => selectPage(actor.getSnapshot()), readMarker, readSession, signOut, startSignIn }
}

const inside = async () => {
  const console = start()
  console.open('dashboard')
  await console.readSession.answer(admin)
  return console
}

const toSignIn = { type: 'navigation', to: 'signIn', replace: true }

describe('when an address is opened', () => {
  test.each([
    ['home', 'home'],
    ['signIn', 'signIn'],
    ['verify', 'verify'],
    ['dashboard', 'admin'],
    ['users', 'admin'],
    ['signUp', 'signUp'],
    ['ambassadorSignIn', 'ambassadorSignIn'],
    ['ambassadorVerify', 'ambassadorVerify'],
    ['forgottenPassword', 'unbuilt'],
    ['notFound', 'notFound'],
  ] as const)('%s shows the page %s', (route, page) => {
    const { open, page: shown } = start()
    open(route)
    expect(shown()).toBe(page)
  })
})

describe('signing in', () => {
  test('hands the email over to the code page', async () => {
    const { actor, emitted, open, startSignIn } = start()
    open('signIn')
    actor.getSnapshot().children.signIn?.send({ type: 'email.submitted', email })
    await startSignIn.answer('codeSent')
    expect(emitted).toEqual([{ type: 'navigation', to: 'verify', replace: false, email, origin: 'signIn' }])
  })

  test('opens the admin area after the right code, and tells the product 300 ms later', async () => {
    const { actor, clock, confirmCode, emitted, open, readMarker } = start()
    open('verify', email)
    await readMarker.answer({ email, at: 0 })
    actor.getSnapshot().children.verify?.send({ type: 'code.submitted', code: '1234' })
    await confirmCode.answer('confirmed')
    expect(emitted).toEqual([{ type: 'navigation', to: 'dashboard', replace: true }])
    clock.increment(299)
    expect(emitted).toHaveLength(1)
    clock.increment(1)
    expect(emitted.at(-1)).toEqual({ type: 'published', topic: 'AUTH_STATE_CHANGED' })
  })

  test('keeps its code page when the same address is opened again, as by a link within the page', () => {
    const { actor, open } = start()
    open('verify', email)
    const { verify } = actor.getSnapshot().children
    open('verify', email)
    expect(actor.getSnapshot().children.verify).toBe(verify)
    open('verify', 'eve@rewoven.com')
    expect(actor.getSnapshot().children.verify).not.toBe(verify)
  })

  test('without a marker leads back with the reason', async () => {
    const { emitted, open, readMarker } = start()
    open('verify', email)
    await readMarker.answer({ email: null, at: 0 })
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: 'Please complete the sign-in process first' }, toSignIn])
  })
})

describe('at the door of the admin area', () => {
  test('nothing of it is shown before the session is checked', () => {
    const { actor, open } = start()
    open('dashboard')
    const { dashboard, isGuarding, profile } = selectAdmin(actor.getSnapshot())
    expect({ dashboard, isGuarding, profile }).toEqual({ dashboard: undefined, isGuarding: true, profile: null })
  })

  test('a signed-out visitor is led to the sign-in page', async () => {
    const { emitted, open, readSession } = start()
    open('users')
    await readSession.answer(null)
    expect(emitted).toEqual([toSignIn])
  })

  test('a marketer reads why', async () => {
    const { emitted, open, readSession } = start()
    open('dashboard')
    await readSession.answer({ ...admin, role: 'MARKETER' })
    await new Promise(setImmediate)
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: "You don't have permission to perform this action." }, toSignIn])
  })
})

describe('inside the admin area', () => {
  test('who goes back while being signed out is not let in again', async () => {
    const { actor, open, readSession } = await inside()
    actor.send({ type: 'signOut.requested' })
    open('signIn')
    open('dashboard')
    expect(selectAdmin(actor.getSnapshot())).toMatchObject({ isGuarding: true, profile: null, dashboard: undefined })
    expect(readSession.inputs).toHaveLength(2)
  })

  test('another page keeps the sidebar and asks for no second check', async () => {
    const { actor, open, readSession } = await inside()
    const { sidebar } = selectAdmin(actor.getSnapshot())
    open('users')
    expect(selectAdmin(actor.getSnapshot())).toMatchObject({ route: 'users', sidebar, dashboard: undefined })
    expect(readSession.inputs).toHaveLength(1)
  })

  test('coming back from outside asks for no second check', async () => {
    const { actor, open, readSession } = await inside()
    open('home')
    open('dashboard')
    expect(selectAdmin(actor.getSnapshot()).dashboard).toBeDefined()
    expect(readSession.inputs).toHaveLength(1)
  })

  test.each(['answered', 'failed'])('signing out once leads to the sign-in page when the call has %s', async (how) => {
    const { actor, emitted, open, readSession, signOut } = await inside()
    actor.send({ type: 'signOut.requested' })
    actor.send({ type: 'signOut.requested' })
    expect(selectAdmin(actor.getSnapshot()).isLeaving).toBe(true)
    await (how === 'answered' ? signOut.answer(undefined) : signOut.fail(new Error('Network Error')))
    expect(signOut.inputs).toHaveLength(1)
    expect(emitted).toEqual([toSignIn])
    open('signIn')
    open('dashboard')
    expect(selectAdmin(actor.getSnapshot())).toMatchObject({ isGuarding: true, profile: null })
    expect(readSession.inputs).toHaveLength(2)
  })
})
