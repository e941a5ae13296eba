import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { emptyCounts, type SectionFigures } from '#domain/dashboard/counts.ts'
import type { Section } from '#domain/dashboard/sections.ts'
import type { Comparison } from '#domain/dashboard/comparison.ts'
import type { TimeFrame } from '#domain/periods/timeFrames.ts'
import { comparison, onlyBars } from '#machines/dashboard/dashboard.testData.ts'
import { type ComparisonInput, sectionMachine } from '#machines/dashboard/section.machine.ts'
import { selectSection } from '#machines/dashboard/section.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const figures = (users: number): SectionFigures => ({
  totals: { ...emptyCounts, totalUserCount: users },
  period: emptyCounts,
  loadedAt: 0,
})

const start = () => {
  const parent = createActor(fromCallback(() => {})).start()
  const loadSection = deferredActor<SectionFigures, { section: Section; timeFrame: TimeFrame }>()
  const loadComparison = deferredActor<Comparison, ComparisonInput>()
  const logic = sectionMachine.provide({
    actors: { loadSection: loadSection.logic, loadComparison: loadComparison.logic },
  })
  const actor = createActor(logic, { input: { section: 'userOverview', timeFrame: 'This week', parent } })
  actor.start()
  return { actor, loadComparison, loadSection, view: () => selectSection(actor.getSnapshot()) }
}

describe('a card of the dashboard', () => {
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

  const loaded = { timeFrame: 'This week', figures: figures(7), comparison: null } as const
  const compared = { ...loaded, comparison }

  test.each([
    ['loading', null, true, false],
    [{ succeeded: 'comparing' }, loaded, false, false],
    [{ succeeded: 'compared' }, compared, false, false],
    [{ succeeded: 'notCompared' }, { ...loaded, comparison: onlyBars }, false, true],
    ['failed', null, false, false],
    ['failed', loaded, false, true],
    ['failed', compared, false, false],
  ])('in %j with %o / is busy: %s, says that nothing is compared: %s', (value, shown, isBusy, isNotCompared) => {
    const { context } = start().actor.getSnapshot()
    const snapshot = sectionMachine.resolveState({ value, context: { ...context, loaded: shown, problem: 'Timeout' } })
    expect(selectSection(snapshot)).toEqual({
      timeFrame: 'This week',
      loaded: shown,
      problem: 'Timeout',
      isBusy,
      isNotCompared,
    })
  })
})
