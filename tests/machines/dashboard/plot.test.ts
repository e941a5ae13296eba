import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type PlotFileInput, plotMachine, selectPlot, selectPlotMenu } from '#machines/dashboard/plot.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const start = () => {
  const drawFile = deferredActor<string, PlotFileInput>()
  const actor = createActor(plotMachine.provide({ actors: { drawFile: drawFile.logic } }))
  const emitted = recordEffects(actor)
  actor.start()
  return {
    actor,
    drawFile,
    emitted,
    view: () => ({ ...selectPlot(actor.getSnapshot()), ...selectPlotMenu(actor.getSnapshot()) }),
  }
}

describe('a plot', () => {
  test('starts as a plot, changes to a table on request, and keeps the selected day', () => {
    const { actor, view } = start()
    expect(view()).toEqual({ day: null, isTable: false, isDrawingFile: false })
    actor.send({ type: 'day.chosen', day: '2026-11-20' })
    actor.send({ type: 'table.opened' })
    expect(view()).toEqual({ day: '2026-11-20', isTable: true, isDrawingFile: false })
    actor.send({ type: 'plot.opened' })
    expect(view()).toEqual({ day: '2026-11-20', isTable: false, isDrawingFile: false })
  })
})
