import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Route } from '#domain/routes/routes.ts'
import { ambassadorPagesMachine } from '#machines/ambassador/ambassadorPages.machine.ts'
import { selectAmbassadorPages } from '#machines/ambassador/ambassadorPages.selectors.ts'
import type { OpenPageInput, PageCode } from '#machines/session/openPage.ts'
import { marketer } from '#machines/testData.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const url = { route: 'ambassador', view: null, timeFrames: defaultTimeFrames } as const

type Actors = NonNullable<Parameters<typeof ambassadorPagesMachine.provide>[0]['actors']>

const start = (more: Actors = {}) => {
  const loadPageCode = deferredActor<PageCode, { route: Route }>()
  const pageChart = deferredActor<void, OpenPageInput>()
  const actors: Actors = { loadPageCode: loadPageCode.logic, pageChart: pageChart.logic as never, ...more }
  const input = { profile: marketer, sidebar: 'open', url } as const
  const actor = createActor(ambassadorPagesMachine.provide({ actors }), { input })
  actor.subscribe({ error: () => undefined })
  actor.start()
  return {
    actor,
    loadPageCode,
    pageChart,
    view: () => selectAmbassadorPages(actor.getSnapshot()),
  }
}

test('a marketer who enters sees the top bar and the page', async () => {
  const { loadPageCode, pageChart, view } = start()
  expect([view().profile, view().page]).toEqual([marketer, null])
  await loadPageCode.answer({ hasChart: true })
  expect([view().page, pageChart.inputs]).toEqual(['ambassador', [{ profile: marketer, url }]])
})
