import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { emptyCounts, type SectionFigures } from '#domain/dashboard/counts.ts'
import type { Section } from '#domain/dashboard/sections.ts'
import type { TimeFrame } from '#domain/dashboard/timeFrames.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { selectSection } from '#machines/dashboard/section.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const figures = (users: number): SectionFigures => ({
  totals: { ...emptyCounts, totalUserCount: users },
  period: emptyCounts,
  loadedAt: 0,
})

const start = () => {
  const loadSection = deferredActor<SectionFigures, { section: Section; frame: TimeFrame }>()
  const logic = sectionMachine.provide({ actors: { loadSection: loadSection.logic } })
  const actor = createActor(logic, { input: { section: 'userOverview', frame: 'This week' } })
  const emitted = recordEffects(actor)
  actor.start()
  return { actor, emitted, loadSection, view: () => selectSection(actor.getSnapshot()) }
}

describe('a card of the dashboard', () => {
  test('loads this week when it is opened', async () => {
    const { loadSection, view } = start()
    expect(loadSection.inputs).toEqual([{ section: 'userOverview', frame: 'This week' }])
    expect(view()).toEqual({ frame: 'This week', shown: null, problem: null, isBusy: true })
    await loadSection.answer(figures(7))
    expect(view()).toEqual({
      frame: 'This week',
      shown: { frame: 'This week', figures: figures(7) },
      problem: null,
      isBusy: false,
    })
  })

  test('explains a failure and can be tried again', async () => {
    const { actor, emitted, loadSection, view } = start()
    await loadSection.fail(new Error('Timeout'))
    expect(view()).toEqual({
      frame: 'This week',
      shown: null,
      problem: 'The request timed out. Please try again later.',
      isBusy: false,
    })
    expect(emitted).toEqual([
      { type: 'alert', text: 'User Overview: The request timed out. Please try again later.', retry: 'load.requested' },
    ])
    actor.send({ type: 'load.requested' })
    await loadSection.answer(figures(7))
    expect(view()).toEqual({
      frame: 'This week',
      shown: { frame: 'This week', figures: figures(7) },
      problem: null,
      isBusy: false,
    })
  })

  test('keeps its figures, under their own time frame, while those of another one load', async () => {
    const { actor, loadSection, view } = start()
    await loadSection.answer(figures(7))
    actor.send({ type: 'timeFrame.chosen', frame: 'Lifetime' })
    expect(view()).toEqual({
      frame: 'Lifetime',
      shown: { frame: 'This week', figures: figures(7) },
      problem: null,
      isBusy: true,
    })
    expect(loadSection.inputs.at(-1)).toEqual({ section: 'userOverview', frame: 'Lifetime' })
  })

  test('tells which time frame was chosen, so that the address can name it', () => {
    const { actor, emitted } = start()
    actor.send({ type: 'timeFrame.chosen', frame: 'Lifetime' })
    expect(emitted).toEqual([{ type: 'saveTimeFrame', section: 'userOverview', timeFrame: 'Lifetime' }])
  })

  test('follows the address without telling it again, and only to another time frame', () => {
    const { actor, emitted, loadSection } = start()
    actor.send({ type: 'timeFrame.changed', frame: 'This week' })
    actor.send({ type: 'timeFrame.changed', frame: 'Last year' })
    expect([emitted, loadSection.inputs.map(({ frame }) => frame)]).toEqual([[], ['This week', 'Last year']])
  })

  test('drops the answer for a time frame that was left', async () => {
    const { actor, loadSection, view } = start()
    const late = loadSection.answer
    actor.send({ type: 'timeFrame.chosen', frame: 'Last year' })
    await late(figures(9))
    expect(view()).toEqual({
      frame: 'Last year',
      shown: { frame: 'Last year', figures: figures(9) },
      problem: null,
      isBusy: false,
    })
    expect(loadSection.inputs.map(({ frame }) => frame)).toEqual(['This week', 'Last year'])
  })
})
