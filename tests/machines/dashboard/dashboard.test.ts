import { describe, expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import { type DashboardCounts, emptyCounts, type SectionFigures } from '#domain/dashboard/counts.ts'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { emptyHistory, addToday, type DailyHistory } from '#domain/dashboard/history.ts'
import type { Section } from '#domain/dashboard/sections.ts'
import type { TimeFrame } from '#domain/periods/timeFrames.ts'
import { figures } from '#machines/dashboard/dashboard.testData.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { selectDashboardActors, selectHistory, selectPlotStatus } from '#machines/dashboard/dashboard.selectors.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { dayActor } from '#tests/support/day.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'
import { rangeFormMachine, selectRangeForm } from '#machines/dashboard/rangeForm.machine.ts'

const first = addToday(emptyHistory, emptyCounts, '2026-11-21')
const second = addToday(first, { ...emptyCounts, totalUserCount: 7 }, '2026-11-21')

const start = () => {
  const loadSection = deferredActor<SectionFigures, { section: Section; timeFrame: TimeFrame }>()
  const loadPlotCode = deferredActor<void>()
  const recordCounts = deferredActor<DailyHistory, { counts: DashboardCounts | null }>()
  const section = sectionMachine.provide({ actors: { loadSection: loadSection.logic } })
  const logic = dashboardMachine.provide({
    actors: {
      section,
      loadPlotCode: loadPlotCode.logic,
      recordCounts: recordCounts.logic,
      subscribeToDay: dayActor('2026-11-21'),
    },
  })
  const actor = createActor(logic, { input: { timeFrames: { ...defaultTimeFrames, itemOverview: 'Lifetime' } } })
  const emitted = recordEffects(actor)
  actor.start()
  return {
    actor,
    emitted,
    loadPlotCode,
    loadSection,
    prefetch: () => actor.getSnapshot().value.prefetch,
    recordCounts,
    plotStatus: () => selectPlotStatus(actor.getSnapshot()),
    history: () => selectHistory(actor.getSnapshot()),
  }
}

test('a dashboard that is open over midnight / loads the figures again', async () => {
  const { actor, loadSection } = start()
  await loadSection.answer(figures)
  expect(loadSection.inputs).toHaveLength(4)
  actor.send({ type: 'day.changed', today: '2026-11-21' })
  expect(loadSection.inputs).toHaveLength(4)
  actor.send({ type: 'day.changed', today: '2026-11-22' })
  expect(loadSection.inputs.slice(4).map(({ section }) => section)).toEqual(['itemListings'])
})

describe('loaded counts', () => {
  test('of another card replace counts that are not recorded yet', async () => {
    const { actor, recordCounts, history } = start()
    const counts = [emptyCounts, { ...emptyCounts, totalUserCount: 7 }]
    for (const loaded of counts) actor.send({ type: 'counts.loaded', counts: loaded })
    await recordCounts.answer(second)
    expect([recordCounts.inputs.map((input) => input.counts), history()]).toEqual([counts, second])
  })

  test('that change nothing leave the history the same object, so that no plot is drawn again', async () => {
    const { actor, recordCounts, history } = start()
    actor.send({ type: 'counts.loaded', counts: emptyCounts })
    await recordCounts.answer(first)
    actor.send({ type: 'counts.loaded', counts: emptyCounts })
    await recordCounts.answer(addToday(emptyHistory, emptyCounts, '2026-11-21'))
    expect(history()).toBe(first)
  })

  test('leave the actors of the page as they are while they are recorded', () => {
    const { actor } = start()
    const before = selectDashboardActors(actor.getSnapshot())
    actor.send({ type: 'counts.loaded', counts: emptyCounts })
    const after = selectDashboardActors(actor.getSnapshot())
    expect(Object.entries(after).filter(([name, child]) => before[name as keyof typeof before] !== child)).toEqual([])
  })
})

describe('plots', () => {
  const startWithHistory = async () => {
    const dashboard = start()
    dashboard.actor.send({ type: 'counts.loaded', counts: emptyCounts })
    await dashboard.recordCounts.answer(first)
    return dashboard
  }

  test('are drawn when their code is loaded', async () => {
    const { plotStatus, loadPlotCode } = await startWithHistory()
    expect([plotStatus(), loadPlotCode.inputs.length]).toEqual(['loading', 1])
    await loadPlotCode.answer()
    expect(plotStatus()).toBe('ready')
  })

  test('after a failed load of their code / the cards stay, and a retry loads it', async () => {
    const { actor, plotStatus, loadPlotCode } = await startWithHistory()
    await loadPlotCode.fail(new Error('Network Error'))
    expect([plotStatus(), actor.getSnapshot().status]).toEqual(['failed', 'active'])
    actor.send({ type: 'retry.requested' })
    await loadPlotCode.answer()
    expect(plotStatus()).toBe('ready')
  })
})

const today = '2026-11-23'

const openForm = () => {
  const received: EventObject[] = []
  const parent = createActor(fromCallback(({ receive }) => receive((event) => received.push(event)))).start()
  const actor = createActor(rangeFormMachine, { input: { parent } }).start()
  actor.send({ type: 'form.opened' })
  return { actor, received, view: () => selectRangeForm(actor.getSnapshot()) }
}

test('a range that is over / becomes the time frame of the page', () => {
  const { actor, received, view } = openForm()
  actor.send({ type: 'range.submitted', range: { from: '2026-10-05', to: '2026-10-09' }, today })
  expect([received, view()]).toEqual([
    [{ type: 'timeFrame.chosen', timeFrame: '2026-10-05..2026-10-09' }],
    { isOpen: false, problem: null },
  ])
})
