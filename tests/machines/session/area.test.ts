import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { accessPolicies } from '#domain/auth/access.ts'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Route } from '#domain/routes/routes.ts'
import { type AreaUrl, areaMachine, type PagesInput, type PagesOutput } from '#machines/session/area.machine.ts'
import { selectArea } from '#machines/session/area.selectors.ts'
import type { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import type { LifetimeOutput } from '#machines/session/lifetime.setup.ts'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import type { SessionOutput } from '#machines/session/session.setup.ts'
import type { ChartLogic } from '#machines/notProvided.ts'
import { admin, brand, marketer } from '#machines/testData.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const urlOf = (route: Route): AreaUrl => ({ route, view: null, timeFrames: defaultTimeFrames })

const roles = [
  ['admin', admin, 'users'],
  ['marketer', marketer, 'ambassador'],
] as const

const start = (audience: 'admin' | 'marketer', route: Route) => {
  const session = deferredActor<SessionOutput>()
  const lifetime = deferredActor<LifetimeOutput>()
  const pages = deferredActor<PagesOutput, PagesInput>()
  const signOut = deferredActor<void>()
  const actor = createActor(
    areaMachine.provide({
      actors: {
        session: session.logic as unknown as typeof sessionMachine,
        lifetime: lifetime.logic as unknown as typeof lifetimeMachine,
        pages: pages.logic as unknown as ChartLogic<PagesInput, PagesOutput>,
        signOut: signOut.logic,
      },
    }),
    { input: { brand, policy: accessPolicies[audience], sidebar: 'open', url: urlOf(route) } },
  )
  const effects = recordEffects(actor)
  actor.start()
  return {
    actor,
    effects,
    lifetime,
    output: () => actor.getSnapshot().output,
    pages,
    session,
    signOut,
    state: () => actor.getSnapshot().value,
  }
}

describe.each(roles)('the area of the role %s', (audience, profile, route) => {
  const signedIn = async () => {
    const area = start(audience, route)
    await area.session.answer({ kind: 'admitted', profile, expiresAt: 0 })
    return area
  }

  test('shows only the page frame while the session is checked', () => {
    const { actor, pages, session } = start(audience, route)
    expect(selectArea(actor.getSnapshot())).toMatchObject({
      brand,
      route,
      hasSessionEnded: false,
      isCheckingSession: true,
      isSigningOut: false,
    })
    expect([pages.inputs, session.inputs]).toEqual([[], [{ brand, policy: accessPolicies[audience] }]])
  })

  test('starts the pages and the session lifetime for an admitted person', async () => {
    const { lifetime, pages, state } = await signedIn()
    expect([state(), pages.inputs, lifetime.inputs]).toEqual([
      'signedIn',
      [{ profile, sidebar: 'open', url: urlOf(route) }],
      [{ brand, audience, personId: profile.id, role: profile.role, email: profile.email, expiresAt: 0 }],
    ])
  })

  test('refuses a visitor who is not signed in, without a toast', async () => {
    const { effects, output, session } = start(audience, route)
    await session.answer({ kind: 'refused', reason: null })
    expect([output(), effects]).toEqual([{ kind: 'refused' }, []])
  })

  test('refuses a person who cannot enter, with the reason', async () => {
    const { effects, output, session } = start(audience, route)
    await session.answer({ kind: 'refused', reason: 'Session mismatch. Please sign in again.' })
    expect([output(), effects]).toEqual([
      { kind: 'refused' },
      [{ type: 'toast', tone: 'error', text: 'Session mismatch. Please sign in again.' }],
    ])
  })

  test('signs out when the person asks while the session is checked', async () => {
    const { actor, output, signOut, state } = start(audience, route)
    actor.send({ type: 'signOut.requested' })
    expect(state()).toBe('signingOut')
    await signOut.answer()
    expect(output()).toEqual({ kind: 'signedOut' })
  })

  test.each(['answered', 'failed'])('signs out once when the call has %s', async (end) => {
    const { actor, output, pages, signOut, state } = await signedIn()
    await pages.answer({ kind: 'signOutRequested' })
    actor.send({ type: 'signOut.requested' })
    expect([state(), actor.getSnapshot().context.profile]).toEqual(['signingOut', null])
    await (end === 'answered' ? signOut.answer() : signOut.fail(new Error('Network Error')))
    expect([output(), signOut.inputs.length]).toEqual([{ kind: 'signedOut' }, 1])
  })

  test('is left at once after the account is deleted', async () => {
    const { output, pages, signOut } = await signedIn()
    await pages.answer({ kind: 'accountDeleted' })
    expect([output(), signOut.inputs]).toEqual([{ kind: 'signedOut' }, []])
  })

  test('checks the session again when another person has signed in', async () => {
    const { lifetime, session, state } = await signedIn()
    await lifetime.answer({ kind: 'replaced' })
    expect([state(), session.inputs.length]).toEqual(['checkingSession', 2])
  })
})

test('the ambassador area says that the session has ended, and stays open', async () => {
  const { actor, effects, session } = start('marketer', 'ambassador')
  await session.answer({ kind: 'ended' })
  expect([selectArea(actor.getSnapshot()).hasSessionEnded, effects, actor.getSnapshot().status]).toEqual([
    true,
    [],
    'active',
  ])
})

test('the pages receive each URL and each request to sign out', async () => {
  const received: unknown[] = []
  const session = deferredActor<SessionOutput>()
  const actor = createActor(
    areaMachine.provide({
      actors: {
        session: session.logic as unknown as typeof sessionMachine,
        lifetime: deferredActor<LifetimeOutput>().logic as unknown as typeof lifetimeMachine,
        pages: fromCallback(({ receive }) => receive((event) => received.push(event))) as unknown as ChartLogic<
          PagesInput,
          PagesOutput
        >,
      },
    }),
    { input: { brand, policy: accessPolicies.admin, sidebar: 'open', url: urlOf('users') } },
  ).start()
  actor.send({ type: 'url.changed', url: urlOf('allItems') })
  await session.answer({ kind: 'admitted', profile: admin, expiresAt: 0 })
  actor.send({ type: 'url.changed', url: urlOf('settings') })
  actor.send({ type: 'signOut.requested' })
  expect([received, selectArea(actor.getSnapshot()).route, actor.getSnapshot().value]).toEqual([
    [{ type: 'url.changed', url: urlOf('settings') }, { type: 'signOut.requested' }],
    'settings',
    'signedIn',
  ])
})
