import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { DonutPlot } from '#domain/dashboard/plots.ts'
import { type PlotFileInput, plotMachine, selectPlot, selectPlotMenu } from '#machines/dashboard/plot.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const plot: DonutPlot = {
  kind: 'donut',
  title: 'Item Listings Overview',
  sum: 4,
  centerLabel: 'total listings',
  slices: [{ kind: 'rent', label: 'Rent', count: 4, fraction: 1 }],
}

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

  test('downloads a CSV file immediately', () => {
    const { actor, emitted, drawFile } = start()
    actor.send({ type: 'download.requested', plot, format: 'csv' })
    expect(emitted).toEqual([
      {
        type: 'download',
        name: 'item-listings-overview-shares.csv',
        text: '\ufeffKind,Count,Percent\r\nRent,4,100.0\r\n',
      },
    ])
    expect(drawFile.inputs).toEqual([])
  })

  test('downloads an image after drawing it, one at a time', async () => {
    const { actor, drawFile, emitted, view } = start()
    actor.send({ type: 'download.requested', plot, format: 'svg' })
    actor.send({ type: 'download.requested', plot, format: 'png' })
    expect([drawFile.inputs, view().isDrawingFile]).toEqual([[{ plot, format: 'svg' }], true])
    await drawFile.answer('<svg/>')
    expect([emitted, view().isDrawingFile]).toEqual([
      [{ type: 'download', name: 'item-listings-overview-shares.svg', text: '<svg/>' }],
      false,
    ])
  })

  test('after a failed drawing / shows an error and accepts the next request', async () => {
    const { actor, drawFile, emitted } = start()
    actor.send({ type: 'download.requested', plot, format: 'png' })
    await drawFile.fail(new Error('no canvas'))
    expect(emitted).toEqual([
      { type: 'toast', tone: 'error', text: 'The picture could not be drawn. Please try again.' },
    ])
    actor.send({ type: 'download.requested', plot, format: 'png' })
    expect(drawFile.inputs).toHaveLength(2)
  })
})
