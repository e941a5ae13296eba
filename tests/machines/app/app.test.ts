import { describe, expect, test } from 'vitest'
import { type AnyActorRef, createActor, fromCallback, SimulatedClock } from 'xstate'
import type { Route } from '#domain/routes/routes.ts'
import type { Profile } from '#domain/people/profile.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import { announcementMachine } from '#machines/app/announcement.machine.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { firstAddress } from '#machines/testData.ts'
import { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import type { StoredAccess } from '#domain/auth/decideAccess.ts'
import type { CodeCheckAnswer } from '#domain/auth/session.ts'
import { areaMachine } from '#machines/session/area.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { sessionEndMachine, selectSessionEnd } from '#machines/session/sessionEnd.machine.ts'
import { signInMachine } from '#machines/auth/signIn.machine.ts'
import { codeCheckMachine } from '#machines/auth/codeCheck.machine.ts'
import type { EmailMarker } from '#domain/auth/emailMarker.ts'
import { verifyMachine } from '#machines/auth/verify.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
const email = 'ada@rewoven.com'
const admin: Profile = { id: 'u-1', name: 'Ada Obi', email, phoneNumber: '+2348030000000', role: 'ADMIN' }

/** In place of the router. It only takes messages. */
const idleLogic = fromCallback(() => undefined)

const start = () => {
  const readEmailMarker = deferredActor<EmailMarker>()
  const confirmCode = deferredActor<CodeCheckAnswer, { code: string; email: string }>()
  const readSession = deferredActor<StoredAccess>()
  const readToken = deferredActor<string | null, { audience: Audience }>()
  const signOut = deferredActor<void>()
  const loadPage = deferredActor<void, { route: Route }>()
  const clock = new SimulatedClock()
  const logic = appMachine.provide({
    actors: {
      router: idleLogic as never,
      loadPage: loadPage.logic,
      sessionEnd: sessionEndMachine.provide({ actors: { endSessions: deferredActor<void, never>().logic as never } }),
      announcement: announcementMachine.provide({ actors: { readToken: readToken.logic } }),
      signIn: signInMachine,
      verify: verifyMachine.provide({
        actors: {
          readEmailMarker: readEmailMarker.logic,
          codeCheck: codeCheckMachine.provide({ actors: { confirmCode: confirmCode.logic } }),
        },
      }),
      area: areaMachine.provide({
        actors: {
          session: sessionMachine.provide({ actors: { readSession: readSession.logic } }),
          pages: adminPagesMachine,
          signOut: signOut.logic,
        },
      }),
    },
  })
  const actor = createActor(logic, {
    input: { brand, theme: 'system', sidebar: 'open', canSendReports: false, address: firstAddress },
    systemId: 'app',
    clock,
  })
  const emitted = recordEffects(actor)
  actor.system.inspect((event) => {
    if (event.type !== '@xstate.event' || event.event.type !== 'page.requested') return
    if ((event.actorRef as AnyActorRef).id === 'router') emitted.push(event.event)
  })
  actor.start()
  /** Opens a URL. If its page needs code, the code arrives. */
  const open = async (route: Route, handedEmail: string | null = null) => {
    actor.send({ type: 'url.changed', route, email: handedEmail })
    if (actor.getSnapshot().matches('loadingPage')) await loadPage.answer()
  }
  return {
    actor,
    area: () => actor.getSnapshot().children.area,
    clock,
    confirmCode,
    emitted,
    open,
    readEmailMarker,
    readSession,
    readToken,
    signOut,
  }
}

describe('signing in', () => {
  test('opens the admin area after the right code, and announces the session 300 ms later', async () => {
    const { actor, clock, confirmCode, emitted, open, readEmailMarker, readToken } = start()
    await open('verify', email)
    await readEmailMarker.answer({ email, readAt: 0, isSignedIn: false, codeLength: 4 })
    actor.getSnapshot().children.verify?.send({ type: 'code.submitted', code: '1234' })
    await confirmCode.answer('confirmed')
    expect(emitted).toEqual([{ type: 'page.requested', to: 'dashboard', replace: true, returnUrl: 'restore' }])
    const announced = recordEffects(actor.getSnapshot().children.announcement as AnyActorRef)
    clock.increment(299)
    expect(announced).toEqual([])
    clock.increment(1)
    await readToken.answer('token')
    expect([readToken.inputs, announced]).toEqual([
      [{ audience: 'admin' }],
      [{ type: 'publish', topic: 'AUTH_STATE_CHANGED', token: 'token' }],
    ])
  })
})

describe('the admin area', () => {
  test('tells the sign-in page of a sign-out that could not end the session', async () => {
    const { actor, area, open, signOut } = start()
    await open('dashboard')
    area()?.send({ type: 'signOut.requested' })
    await signOut.fail(new Error('Network Error'))
    expect(selectSessionEnd(actor.getSnapshot().children.sessionEnd?.getSnapshot())).toEqual({
      isUnended: true,
      isBusy: true,
      problem: 'Network error. Please check your internet connection and try again.',
    })
  })

  test('checks the session again for a person who goes back during the sign-out', async () => {
    const { area, open, readSession } = start()
    await open('dashboard')
    await readSession.answer({ status: { kind: 'signedIn', profile: admin }, storedEmail: null, storedUserId: null })
    area()?.send({ type: 'signOut.requested' })
    await open('signIn')
    await open('dashboard')
    expect(area()?.getSnapshot().value).toBe('checkingSession')
    expect(readSession.inputs).toHaveLength(2)
  })
})
