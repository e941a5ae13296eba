import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { accessPolicies } from '#domain/auth/access.ts'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Route } from '#domain/routes/routes.ts'
import { type AreaUrl, areaMachine, type PagesInput } from '#machines/session/area.machine.ts'
import { selectArea } from '#machines/session/area.selectors.ts'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import type { SessionOutput } from '#machines/session/session.setup.ts'
import type { ChartLogic } from '#machines/notProvided.ts'
import { brand } from '#machines/testData.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const urlOf = (route: Route): AreaUrl => ({ route, view: null, timeFrames: defaultTimeFrames })

const start = (audience: 'admin' | 'marketer', route: Route) => {
  const session = deferredActor<SessionOutput>()
  const pages = deferredActor<void, PagesInput>()
  const actor = createActor(
    areaMachine.provide({
      actors: {
        session: session.logic as unknown as typeof sessionMachine,
        pages: pages.logic as unknown as ChartLogic<PagesInput>,
      },
    }),
    { input: { brand, policy: accessPolicies[audience], sidebar: 'open', url: urlOf(route) } },
  )
  const effects = recordEffects(actor)
  actor.start()
  return { actor, effects, pages, session, view: () => selectArea(actor.getSnapshot()) }
}

test.each([
  ['admin', 'users'],
  ['marketer', 'ambassador'],
] as const)('the area of the role %s / shows only the page frame while the session is checked', (audience, route) => {
  const { pages, session, view } = start(audience, route)
  expect(view()).toMatchObject({
    brand,
    route,
    hasSessionEnded: false,
    isCheckingSession: true,
    isSigningOut: false,
  })
  expect([pages.inputs, session.inputs]).toEqual([[], [{ brand, policy: accessPolicies[audience] }]])
})

test('the ambassador area says that the session has ended, and stays open', async () => {
  const { actor, effects, session, view } = start('marketer', 'ambassador')
  await session.answer({ kind: 'ended' })
  expect([view().hasSessionEnded, effects, actor.getSnapshot().status]).toEqual([true, [], 'active'])
})
