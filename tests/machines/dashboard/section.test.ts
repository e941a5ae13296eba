import { describe, expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import { emptyCounts, type SectionFigures } from '#domain/dashboard/counts.ts'
import type { Section } from '#domain/dashboard/sections.ts'
import type { Comparison } from '#domain/dashboard/comparison.ts'
import type { TimeFrame } from '#domain/periods/timeFrames.ts'
import { comparison, onlyBars } from '#machines/dashboard/dashboard.testData.ts'
import { type ComparisonInput, sectionMachine } from '#machines/dashboard/section.machine.ts'
import { selectSection } from '#machines/dashboard/section.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const figures = (users: number): SectionFigures => ({
  totals: { ...emptyCounts, totalUserCount: users },
  period: emptyCounts,
  loadedAt: 0,
})

const start = () => {
  const received: EventObject[] = []
  const parent = createActor(fromCallback(({ receive }) => receive((event) => received.push(event)))).start()
  const loadSection = deferredActor<SectionFigures, { section: Section; timeFrame: TimeFrame }>()
  const loadComparison = deferredActor<Comparison, ComparisonInput>()
  const logic = sectionMachine.provide({
    actors: { loadSection: loadSection.logic, loadComparison: loadComparison.logic },
  })
  const actor = createActor(logic, { input: { section: 'userOverview', timeFrame: 'This week', parent } })
  const emitted = recordEffects(actor)
  actor.start()
  return { actor, emitted, loadComparison, loadSection, received, view: () => selectSection(actor.getSnapshot()) }
}

describe('a card of the dashboard', () => {
  test('keeps its bars if the period before was refused alone, and can compare again', async () => {
    const { actor, loadComparison, loadSection, view } = start()
    await loadSection.answer(figures(7))
    await loadComparison.answer(onlyBars)
    expect([view().loaded?.comparison, view().isNotCompared]).toEqual([onlyBars, true])
    actor.send({ type: 'retry.requested' })
    await loadComparison.answer(comparison)
    expect([view().loaded?.comparison, view().isNotCompared]).toEqual([comparison, false])
  })

  test('after a failed load / shows the reason and can retry', async () => {
    const { actor, emitted, loadSection, view } = start()
    await loadSection.fail(new Error('Timeout'))
    expect(view()).toEqual({
      timeFrame: 'This week',
      loaded: null,
      problem: 'The request timed out. Please try again later.',
      isBusy: false,
      isNotCompared: false,
    })
    expect(emitted).toEqual([
      {
        type: 'alert.received',
        tone: 'error',
        text: 'User Overview: The request timed out. Please try again later.',
        retry: { actor, event: 'load.requested' },
        receiver: 'alerts',
      },
    ])
    actor.send({ type: 'load.requested' })
    await loadSection.answer(figures(7))
    expect(view()).toEqual({
      timeFrame: 'This week',
      loaded: { timeFrame: 'This week', figures: figures(7), comparison: null },
      problem: null,
      isBusy: false,
      isNotCompared: false,
    })
  })

  test.each([
    [{ ...figures(7), period: null }, "The figures of the time frame couldn't be loaded."],
    [{ ...figures(7), totals: null }, "The totals couldn't be loaded."],
  ])('with half of its figures %o / shows them, says %j, and loads all with Retry', async (half, problem) => {
    const { actor, emitted, loadSection, received, view } = start()
    await loadSection.answer(half)
    expect([view(), received, emitted]).toEqual([
      {
        timeFrame: 'This week',
        loaded: { timeFrame: 'This week', figures: half, comparison: null },
        problem,
        isBusy: false,
        isNotCompared: true,
      },
      [{ type: 'counts.loaded', counts: half.totals }],
      [expect.objectContaining({ text: `User Overview: ${problem}` })],
    ])
    actor.send({ type: 'retry.requested' })
    await loadSection.answer(figures(8))
    expect([view().loaded?.figures, view().problem, view().isNotCompared]).toEqual([figures(8), null, false])
  })

  test('after a time frame was replaced / ignores its late answer', async () => {
    const { actor, loadSection, view } = start()
    const lateAnswer = loadSection.answer
    actor.send({ type: 'timeFrame.chosen', timeFrame: 'Last year' })
    await lateAnswer(figures(9))
    expect(view()).toEqual({
      timeFrame: 'Last year',
      loaded: { timeFrame: 'Last year', figures: figures(9), comparison: null },
      problem: null,
      isBusy: false,
      isNotCompared: false,
    })
    expect(loadSection.inputs.map(({ timeFrame }) => timeFrame)).toEqual(['This week', 'Last year'])
  })

  test('while another time frame loads / ignores the late comparison', async () => {
    const { actor, loadComparison, loadSection, view } = start()
    await loadSection.answer(figures(7))
    const lateAnswer = loadComparison.answer
    actor.send({ type: 'timeFrame.chosen', timeFrame: 'Last month' })
    await lateAnswer(comparison)
    expect(view().loaded).toEqual({ timeFrame: 'This week', figures: figures(7), comparison: null })
  })
})
