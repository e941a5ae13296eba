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
  const loadSection = deferredActor<SectionFigures, { section: Section; frame: TimeFrame }>()
  const fetchPlots = deferredActor<void>()
  const section = sectionMachine.provide({ actors: { loadSection: loadSection.logic } })
  const actor = createActor(dashboardMachine.provide({ actors: { section, fetchPlots: fetchPlots.logic } }), {
    input: { frames: { ...defaultTimeFrames, itemOverview: 'Lifetime' } },
  })
  const emitted = recordEffects(actor)
  actor.start()
  return {
    actor,
    emitted,
    fetchPlots,
    loadSection,
    drawing: () => selectPlotStatus(actor.getSnapshot()),
    view: () => selectDashboard(actor.getSnapshot()),
  }
}

describe('the dashboard', () => {
  test('loads its four cards side by side, each for its own time frame', () => {
    expect(start().loadSection.inputs).toEqual([
      { section: 'userOverview', frame: 'This week' },
      { section: 'itemOverview', frame: 'Lifetime' },
      { section: 'itemPerformance', frame: 'This week' },
      { section: 'itemListings', frame: 'This week' },
    ])
  })

  test('loads the card whose time frame an address changes, and that one alone', () => {
    const { actor, emitted, loadSection } = start()
    const frames = { ...defaultTimeFrames, itemOverview: 'Lifetime', itemListings: 'Last year' } as const
    actor.send({ type: 'timeFrames.changed', frames })
    expect(loadSection.inputs.slice(4)).toEqual([{ section: 'itemListings', frame: 'Last year' }])
    expect(emitted).toEqual([{ type: 'savePreference', key: 'timeFrames', value: frames }])
  })
})

describe('the plots', () => {
  test('are fetched after the first figures, and drawn when their code is there', async () => {
    const { actor, drawing, fetchPlots } = start()
    expect([drawing(), fetchPlots.inputs.length]).toEqual(['coming', 0])
    actor.send({ type: 'history.changed', history: first })
    expect([drawing(), fetchPlots.inputs.length]).toEqual(['coming', 1])
    await fetchPlots.answer()
    expect(drawing()).toBe('ready')
  })

  test('that do not come leave the cards as they are, and can be asked for again', async () => {
    const { actor, drawing, fetchPlots, view } = start()
    actor.send({ type: 'history.changed', history: first })
    await fetchPlots.fail(new Error('Network Error'))
    expect([drawing(), view().isBroken]).toEqual(['missing', false])
    actor.send({ type: 'retry.requested' })
    await fetchPlots.answer()
    expect(drawing()).toBe('ready')
  })

  test('follow every day that is recorded', () => {
    const { actor, view } = start()
    for (const history of [first, second]) {
      actor.send({ type: 'history.changed', history })
      expect(view().history).toEqual(history)
    }
  })
})
