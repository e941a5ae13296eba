import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { ambassadorDashboardMachine } from '#machines/ambassador/ambassadorDashboard.machine.ts'
import { ambassadorPagesMachine } from '#machines/ambassador/ambassadorPages.machine.ts'
import { selectAmbassadorPages } from '#machines/ambassador/ambassadorPages.selectors.ts'
import { marketer } from '#machines/testData.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const start = () => {
  const loadDashboardCode = deferredActor<void>()
  const dashboard = deferredActor<void, { marketerId: string }>()
  const actor = createActor(
    ambassadorPagesMachine.provide({
      actors: {
        loadDashboardCode: loadDashboardCode.logic,
        ambassadorDashboard: dashboard.logic as unknown as typeof ambassadorDashboardMachine,
      },
    }),
    {
      input: {
        profile: marketer,
        sidebar: 'open',
        url: { route: 'ambassador', view: null, timeFrames: defaultTimeFrames },
      },
    },
  ).start()
  return {
    actor,
    dashboard,
    loadDashboardCode,
    output: () => actor.getSnapshot().output,
    view: () => selectAmbassadorPages(actor.getSnapshot()),
  }
}

test('a marketer who enters sees the top bar first, then the dashboard', async () => {
  const { dashboard, loadDashboardCode, view } = start()
  expect([view().profile, view().dashboard]).toEqual([marketer, undefined])
  await loadDashboardCode.answer()
  expect([view().dashboard !== undefined, dashboard.inputs]).toEqual([true, [{ marketerId: marketer.id }]])
})

test('a request to sign out ends the pages', () => {
  const { actor, output } = start()
  actor.send({ type: 'signOut.requested' })
  expect(output()).toEqual({ kind: 'signOutRequested' })
})

test('code that cannot be loaded ends the pages as broken', async () => {
  const { loadDashboardCode, output } = start()
  await loadDashboardCode.fail(new Error('Failed to fetch'))
  expect(output()).toEqual({ kind: 'broken' })
})
