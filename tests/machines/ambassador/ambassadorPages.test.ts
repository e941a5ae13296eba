import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { ambassadorPagesMachine } from '#machines/ambassador/ambassadorPages.machine.ts'
import { selectAmbassadorPages } from '#machines/ambassador/ambassadorPages.selectors.ts'
import type { PagesOutput } from '#machines/session/area.machine.ts'
import type { openPageMachine, OpenPageInput } from '#machines/session/openPage.machine.ts'
import { marketer } from '#machines/testData.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const url = { route: 'ambassador', view: null, timeFrames: defaultTimeFrames } as const

const start = () => {
  const openPage = deferredActor<PagesOutput, OpenPageInput>()
  const actors = { openPage: openPage.logic as unknown as typeof openPageMachine }
  const input = { profile: marketer, sidebar: 'open', url } as const
  const actor = createActor(ambassadorPagesMachine.provide({ actors }), { input }).start()
  return {
    openPage,
    output: () => actor.getSnapshot().output,
    view: () => selectAmbassadorPages(actor.getSnapshot()),
  }
}

test('a marketer who enters sees the top bar and the page', () => {
  const { openPage, view } = start()
  expect([view().profile, view().openPage !== undefined]).toEqual([marketer, true])
  expect(openPage.inputs).toEqual([{ profile: marketer, sidebar: 'open', url }])
})

test.each(['signOutRequested', 'broken'] as const)('a page that ends as %s ends the pages', async (kind) => {
  const { openPage, output } = start()
  await openPage.answer({ kind })
  expect(output()).toEqual({ kind })
})

test('a page that throws ends the pages as broken', async () => {
  const { openPage, output } = start()
  await openPage.fail(new Error('it threw'))
  expect(output()).toEqual({ kind: 'broken' })
})
