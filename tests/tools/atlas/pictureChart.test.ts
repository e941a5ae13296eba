import { beforeAll, describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { layOutAll } from '#tools/atlas/chartFiles.ts'
import type { FoldedLayout } from '#tools/atlas/picture/chartLayout.ts'
import { type Folding, foldChart, foldLevelsOf } from '#tools/atlas/picture/foldChart.ts'
import { toDrawnChart } from '#tools/atlas/picture/toDrawnChart.ts'
import { pictureMachine, selectPicture } from '#tools/atlas/site/charts/picture.machine.ts'
import { activeStateOf } from '#tools/atlas/site/picture/activeState.ts'
import { highlightActive } from '#tools/atlas/site/picture/highlights.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'

const chart = toDrawnChart(allTestModels.find(({ id }) => id === 'auth/verify') as never)
let layouts: readonly FoldedLayout[]
beforeAll(async () => {
  const levels = [[], ...foldLevelsOf(chart)]
  const laidOut = await layOutAll(levels.map((folded) => foldChart(chart, { folded, failuresOf: [] })))
  layouts = laidOut.map((layout, index) => ({ layout, folded: levels[index] as readonly string[] }))
}, 60_000)

const phone = { width: 390, height: 400 }
const hugeScreen = { width: 9_000, height: 9_000 }
const all = ['open', 'open.code', 'open.resend']

const openPicture = () => {
  const [layOutFolded, openFullScreen] = [deferredActor<FoldedLayout['layout'], Folding>(), deferredActor<void>()]
  const actor = createActor(
    pictureMachine.provide({
      actors: {
        layOutFolded: layOutFolded.logic as never,
        openFullScreen: openFullScreen.logic as never,
        watchFullScreen: fromCallback(() => undefined) as never,
      },
    }),
    { input: { layouts } },
  ).start()
  return { actor, layOutFolded, openFullScreen, shown: () => selectPicture(actor.getSnapshot()) }
}

describe('a picture that opens', () => {
  test('folds everything if nothing fits', () => {
    const { actor, shown } = openPicture()
    actor.send({ type: 'window.measured', size: phone })
    expect(shown()).toMatchObject({ folded: all, layout: layouts[2]?.layout, isBusy: false })
  })

  test('folds nothing if everything fits, and stays so in a smaller window', () => {
    const { actor, shown } = openPicture()
    actor.send({ type: 'window.measured', size: hugeScreen })
    actor.send({ type: 'window.measured', size: phone })
    expect(shown()).toMatchObject({ folded: [], layout: layouts[0]?.layout })
  })

  test('unfolds the states around the chosen one', async () => {
    const { actor, layOutFolded, shown } = openPicture()
    actor.send({ type: 'states.needed', ids: ['open.code.entering'] })
    actor.send({ type: 'window.measured', size: phone })
    expect(layOutFolded.inputs).toMatchObject([{ folded: ['open.resend'], failuresOf: [] }])
    await layOutFolded.answer(layouts[0]?.layout as never)
    expect(shown()).toMatchObject({ folded: ['open.resend'], layout: layouts[0]?.layout, isBusy: false })
  })
})

describe('an open picture', () => {
  test('shows the next level of an unfolded state, and keeps the state in its place', () => {
    const { actor, layOutFolded, shown } = openPicture()
    actor.send({ type: 'window.measured', size: phone })
    actor.send({ type: 'state.unfolded', id: 'open' })
    expect(layOutFolded.inputs).toMatchObject([{ folded: ['open.code', 'open.resend'] }])
    expect(shown()).toMatchObject({ anchor: 'open', isBusy: true })
  })

  test('folds a state around the chosen one if the person wants it', async () => {
    const { actor, layOutFolded, shown } = openPicture()
    actor.send({ type: 'window.measured', size: hugeScreen })
    actor.send({ type: 'states.needed', ids: ['open.code.entering'] })
    actor.send({ type: 'state.folded', id: 'open' })
    await layOutFolded.answer(layouts[2]?.layout as never)
    expect(shown()).toMatchObject({ folded: ['open'], isBusy: false })
  })

  test('draws and hides the arrows of the failed calls of a state', async () => {
    const { actor, layOutFolded, shown } = openPicture()
    actor.send({ type: 'window.measured', size: hugeScreen })
    actor.send({ type: 'failures.unfolded', id: 'checking' })
    await layOutFolded.answer(layouts[0]?.layout as never)
    actor.send({ type: 'failures.folded', id: 'checking' })
    expect(layOutFolded.inputs).toMatchObject([{ failuresOf: ['checking'] }, { failuresOf: [] }])
    expect(shown().failuresOf).toEqual([])
  })

  test('shows everything if the layout fails', async () => {
    const { actor, layOutFolded, shown } = openPicture()
    actor.send({ type: 'window.measured', size: phone })
    actor.send({ type: 'state.unfolded', id: 'open' })
    await layOutFolded.fail(new Error('too long'))
    expect(shown()).toMatchObject({
      folded: [],
      layout: layouts[0]?.layout,
      problem: 'The picture could not be folded',
    })
  })
})

describe('the full screen', () => {
  test('ends when the browser leaves it', async () => {
    const { actor, openFullScreen, shown } = openPicture()
    actor.send({ type: 'fullScreen.requested' })
    await openFullScreen.answer()
    expect(shown().isFullScreen).toBe(true)
    actor.send({ type: 'fullScreen.ended' })
    expect(shown().isFullScreen).toBe(false)
  })

  test('can be requested again after the browser has refused it', async () => {
    const { actor, openFullScreen, shown } = openPicture()
    actor.send({ type: 'fullScreen.requested' })
    await openFullScreen.fail(new Error('not allowed'))
    expect(shown().problem).toBe('The browser refused the full screen')
    actor.send({ type: 'fullScreen.requested' })
    await openFullScreen.answer()
    expect(shown()).toMatchObject({ isFullScreen: true, problem: null })
  })
})

describe('the active state in view', () => {
  const active = ['(chart)', 'open', 'open.code', 'open.code.entering', 'open.resend', 'open.resend.sending']

  test('is the one that the last step entered', () => {
    expect(activeStateOf(chart, highlightActive(active, ['open.resend.ready: resend.requested (2)']))).toBe(
      'open.resend.sending',
    )
  })

  test('is the first one at the start', () => {
    expect(activeStateOf(chart, highlightActive(active, []))).toBe('open.code.entering')
  })
})
