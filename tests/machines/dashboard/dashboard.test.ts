import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { emptyCounts, type SectionFigures } from '#domain/dashboard/counts.ts'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { emptyHistory, addToday } from '#domain/dashboard/history.ts'
import type { Section } from '#domain/dashboard/sections.ts'
import type { TimeFrame } from '#domain/dashboard/timeFrames.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { selectDashboard, selectPlotStatus } from '#machines/dashboard/dashboard.selectors.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const first = addToday(emptyHistory, emptyCounts, '2026-11-21')
const second = addToday(first, { ...emptyCounts, totalUserCount: 7 }, '2026-11-21')

const start = () => {
  const loadSection = deferredActor<SectionFigures, { section: Section; timeFrame: TimeFrame }>()
  const loadPlotCode = deferredActor<void>()
  const section = sectionMachine.provide({ actors: { loadSection: loadSection.logic } })
  const actor = createActor(dashboardMachine.provide({ actors: { section, loadPlotCode: loadPlotCode.logic } }), {
    input: { timeFrames: { ...defaultTimeFrames, itemOverview: 'Lifetime' } },
  })
  const emitted = recordEffects(actor)
  actor.start()
  return {
    actor,
    emitted,
    loadPlotCode,
    loadSection,
    plotStatus: () => selectPlotStatus(actor.getSnapshot()),
    view: () => selectDashboard(actor.getSnapshot()),
  }
}

describe('cards', () => {
  test('load in parallel, each for its own time frame', () => {
    expect(start().loadSection.inputs).toEqual([
      { section: 'userOverview', timeFrame: 'This week' },
      { section: 'itemOverview', timeFrame: 'Lifetime' },
      { section: 'itemPerformance', timeFrame: 'This week' },
      { section: 'itemListings', timeFrame: 'This week' },
    ])
  })

  test('after a URL with other time frames / only the cards that change load again', () => {
    const { actor, emitted, loadSection } = start()
    const timeFrames = { ...defaultTimeFrames, itemOverview: 'Lifetime', itemListings: 'Last year' } as const
    actor.send({ type: 'timeFrames.changed', timeFrames })
    expect(loadSection.inputs.slice(4)).toEqual([{ section: 'itemListings', timeFrame: 'Last year' }])
    expect(emitted).toEqual([{ type: 'savePreference', key: 'timeFrames', value: timeFrames }])
  })
})

describe('plots', () => {
  test('after the first figures / the plot code loads, and the plots are drawn', async () => {
    const { actor, plotStatus, loadPlotCode } = start()
    expect([plotStatus(), loadPlotCode.inputs.length]).toEqual(['loading', 0])
    actor.send({ type: 'history.changed', history: first })
    expect([plotStatus(), loadPlotCode.inputs.length]).toEqual(['loading', 1])
    await loadPlotCode.answer()
    expect(plotStatus()).toBe('ready')
  })

  test('after a failed load of the plot code / the cards stay, and a retry loads it', async () => {
    const { actor, plotStatus, loadPlotCode, view } = start()
    actor.send({ type: 'history.changed', history: first })
    await loadPlotCode.fail(new Error('Network Error'))
    expect([plotStatus(), view().isBroken]).toEqual(['failed', false])
    actor.send({ type: 'retry.requested' })
    await loadPlotCode.answer()
    expect(plotStatus()).toBe('ready')
  })

  test('after each recorded day / the history has it', () => {
    const { actor, view } = start()
    for (const history of [first, second]) {
      actor.send({ type: 'history.changed', history })
      expect(view().history).toEqual(history)
    }
  })
})
