import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { toDrawnChart } from '#tools/atlas/picture/toDrawnChart.ts'
import { collapseStates } from '#tools/atlas/picture/collapseStates.ts'
import { foldChart, foldLevelsOf, markFailures } from '#tools/atlas/picture/foldChart.ts'
import { layOutAll } from '#tools/atlas/chartFiles.ts'
import { layoutFromJson, layoutToJson } from '#tools/atlas/data/chartLayoutJson.ts'
import { pathDataOf } from '#tools/atlas/data/pathData.ts'
import { chartRoute, toHash, parseHash, findState } from '#tools/atlas/site/route.ts'
import { neighbourOf } from '#tools/atlas/site/picture/neighbours.ts'
import { playMachine, selectPlay } from '#tools/atlas/site/charts/play.machine.ts'
import { pathPlayerMachine } from '#tools/atlas/site/charts/pathPlayer.machine.ts'
import { search, searchIndex } from '#tools/atlas/site/search.ts'
import { fit, follow, openView, pan, reveal, zoom } from '#tools/atlas/site/picture/viewBox.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'
import { inputName } from '#tools/paths/model/inputs.ts'
import { door } from '#tests/tools/paths/charts/door.ts'

const verify = allTestModels.find(({ id }) => id === 'auth/verify') ?? door

describe('the URL of the atlas', () => {
  test.each([
    ['', { page: 'gallery' }],
    ['#zebra', { page: 'gallery' }],
    ['#review', { page: 'review' }],
    ['#live', { page: 'live' }],
    ['#map', { page: 'map' }],
    ['#auth/verify', chartRoute('auth/verify')],
    ['#auth/verify/resend.locked', chartRoute('auth/verify', { state: 'resend.locked' })],
    [
      '#auth/verify?panel=play&do=start+a+visit&do=event+code.submitted%3A+four+digits',
      chartRoute('auth/verify', { panel: 'play', run: ['start a visit', 'event code.submitted: four digits'] }),
    ],
    ['#auth/verify?panel=zebra', chartRoute('auth/verify')],
    ['#auth/%E0%A4%A', chartRoute('auth/%E0%A4%A')],
  ])('%j is parsed', (hash, route) => {
    expect(parseHash(hash)).toEqual(route)
  })

  test('of a route is parsed to the same route', () => {
    const route = chartRoute('auth/verify', {
      state: 'open',
      panel: 'paths',
      path: 'verify-1',
      run: ['a & b', 'c = d'],
    })
    expect(parseHash(toHash(route))).toEqual(route)
  })

  test('may contain only the end of the path of a state', () => {
    const states = ['(chart)', 'open', 'open.resend.locked', 'open.code.entering', 'shut.entering']
    expect(['resend.locked', 'open', 'entering', 'zebra', ''].map((name) => findState(states, name))).toEqual([
      'open.resend.locked',
      'open',
      null,
      null,
      null,
    ])
  })
})

describe('a folded chart', () => {
  const chart = toDrawnChart(verify)
  const folded = collapseStates(chart, ['open.code'])

  test('hides the inner states of a state and ends their arrows at its border', () => {
    expect(folded.states.map(({ id }) => id).filter((id) => id.startsWith('open.code'))).toEqual(['open.code'])
    expect(folded.states.find(({ id }) => id === 'open.code')?.description).toBe(
      'The person enters the code in a field, and the console checks it. (2 states inside)',
    )
    expect(folded.transitions.filter(({ source }) => source === 'open.code').map(({ targets }) => targets)).toEqual([
      ['confirmed'],
    ])
  })

  test('does not change if no state is folded', () => {
    expect(collapseStates(chart, [])).toEqual(chart)
  })

  test('folds one more level of states at a time', () => {
    expect(foldLevelsOf(chart)).toEqual([
      ['open.code', 'open.resend'],
      ['open', 'open.code', 'open.resend'],
    ])
  })
})

describe('the arrows of failed calls', () => {
  const chart = toDrawnChart(verify)
  const marksOf = (drawn: typeof chart) => drawn.transitions.filter(({ isMarked }) => isMarked).map(({ id }) => id)

  test('are marks in their state, except in the states that show them', () => {
    const marks = marksOf(markFailures(chart))
    expect(marks).toEqual(expect.arrayContaining(['checking: readEmailMarker fails']))
    expect(marksOf(markFailures(chart, ['checking']))).toEqual(
      marks.filter((id) => id !== 'checking: readEmailMarker fails'),
    )
  })

  test('are a mark of the folded state around them', () => {
    const folded = foldChart(chart, { folded: ['open'], failuresOf: [] })
    expect(folded.transitions.filter(({ source, isMarked }) => source === 'open' && isMarked)).toEqual([])
    expect(marksOf(folded)).toContain('checking: readEmailMarker fails')
  })
})

describe('the picture in its window', () => {
  const picture = { width: 1_000, height: 500 }
  const window = { width: 500, height: 500 }

  test('fits into the window', () => {
    expect(fit(picture, window)).toEqual({ scale: 0.5, x: 0, y: -250 })
  })

  test('opens at a readable scale, at the first state', () => {
    const big = { width: 2_000, height: 1_200 }
    expect(openView(picture, { width: 1_200, height: 800 }, undefined)).toEqual({
      scale: 1.2,
      x: 0,
      y: -83.33333333333337,
    })
    expect(openView(big, window, { x: 20, y: 60, width: 200, height: 100 })).toEqual({ scale: 1, x: 0, y: 0 })
    expect(openView(big, window, { x: 900, y: 60, width: 200, height: 100 })).toEqual({ scale: 1, x: 750, y: 0 })
  })

  test('follows a box that has moved', () => {
    const box = { x: 100, y: 100, width: 10, height: 10 }
    expect(follow({ x: 5, y: 6, scale: 2 }, box, { ...box, x: 130, y: 90 })).toEqual({ x: 35, y: -4, scale: 2 })
  })

  test('keeps a point in place when it is zoomed there', () => {
    const before = fit(picture, window)
    const after = zoom(before, 2, [250, 250])
    expect(after.scale).toBe(1)
    expect([after.x + 250 / after.scale, after.y + 250 / after.scale]).toEqual([
      before.x + 250 / before.scale,
      before.y + 250 / before.scale,
    ])
  })

  test('moves by screen pixels', () => {
    expect(pan({ x: 0, y: 0, scale: 0.5 }, 10, -20)).toEqual({ x: 20, y: -40, scale: 0.5 })
  })

  test('moves to a box only if the box is not visible', () => {
    const view = { x: 0, y: 0, scale: 1 }
    expect(reveal(view, { x: 10, y: 10, width: 100, height: 50 }, window)).toBe(view)
    expect(reveal(view, { x: 800, y: 10, width: 100, height: 50 }, window)).toEqual({ scale: 1, x: 600, y: -215 })
  })
})

describe('the arrow keys', () => {
  test('reach every state', async () => {
    const [layout] = await layOutAll([toDrawnChart(door)])
    if (!layout) throw new Error('no layout')
    const reached = new Set(['(chart)'])
    for (const id of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const)
        reached.add(neighbourOf(layout, id, key))
    expect([...reached].sort()).toEqual(layout.chart.states.map(({ id }) => id).sort())
    expect(neighbourOf(layout, '(chart)', 'ArrowUp')).toBe('(chart)')
  })

  test('work with a layout that was converted to JSON and back', async () => {
    const [layout] = await layOutAll([toDrawnChart(door)])
    expect(layoutFromJson(JSON.parse(JSON.stringify(layoutToJson(layout as never))) as never)).toEqual(layout)
  })
})

describe('the search', () => {
  const index = searchIndex([toDrawnChart(verify)])

  test('finds flows, states and transitions with all words of a query, in upper or lower case', () => {
    expect(search(index, 'VERIFY one-time').map(({ kind }) => kind)).toEqual(['flow'])
    expect(search(index, 'computer SLEEPS').map(({ label }) => label)).toEqual([
      'Countdown running: A code was sent. A countdown of 60 seconds shows when the person can request another one. ' +
        'It also runs while the computer sleeps.',
    ])
    expect(search(index, 'code.submitted').length).toBe(3)
    expect(search(index, ' ')).toEqual([])
  })
})

describe('a run', () => {
  const play = (run: readonly string[] = []) => createActor(playMachine, { input: { testModel: verify, run } }).start()
  const choose = (actor: ReturnType<typeof play>, name: string) => {
    const input = selectPlay(actor.getSnapshot()).inputs.find((candidate) => inputName(candidate) === name)
    if (!input) throw new Error(`There is no ${name}`)
    actor.send({ type: 'input.chosen', input })
  }

  test('can be stepped back and continued with another step', () => {
    const actor = play()
    choose(actor, 'outcome readEmailMarker: the marker has the email of an admin')
    choose(actor, 'event code.submitted: four digits')
    choose(actor, 'outcome codeCheck: the code is wrong')
    actor.send({ type: 'step.chosen', position: 3 })
    expect(selectPlay(actor.getSnapshot()).active).toContain('open.code.checking')
    expect(selectPlay(actor.getSnapshot()).run).toHaveLength(4)
    choose(actor, 'outcome codeCheck: the code is correct')
    expect(selectPlay(actor.getSnapshot())).toMatchObject({
      position: 4,
      active: expect.arrayContaining(['confirmed']) as unknown,
      inputs: [],
    })
    expect(selectPlay(actor.getSnapshot()).run).toHaveLength(4)
  })

  test('is shared as a list of names that replays it', () => {
    const actor = play()
    const runs: (readonly string[])[] = []
    actor.on('run.changed', ({ run }) => runs.push(run))
    choose(actor, 'outcome readEmailMarker: the marker has the email of an admin')
    const names = [
      'start the sign-in page has passed the email',
      'outcome readEmailMarker: the marker has the email of an admin',
    ]
    expect(runs).toEqual([names])
    expect(selectPlay(play(names).getSnapshot())).toMatchObject({
      unknownStep: null,
      position: 2,
      active: expect.arrayContaining(['open.resend.locked']) as unknown,
    })
  })

  test('stops at the first step that the chart does not know', () => {
    expect(
      selectPlay(play(['start the sign-in page has passed the email', 'event door.opened']).getSnapshot()),
    ).toMatchObject({
      unknownStep: 'event door.opened',
      position: 1,
    })
  })
})

describe('a path on the picture', () => {
  test('plays until its end and starts again', () => {
    const clock = new SimulatedClock()
    const paths = pathDataOf(door)
    const actor = createActor(pathPlayerMachine, { input: { paths, path: '' }, clock }).start()
    const last = (paths[0]?.steps.length ?? 0) - 1
    actor.send({ type: 'play.pressed' })
    for (let moment = 0; moment <= last; moment += 1) clock.increment(1_600)
    expect(actor.getSnapshot()).toMatchObject({ value: 'paused', context: { stepIndex: last } })
    actor.send({ type: 'play.pressed' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'playing', context: { stepIndex: 0 } })
    actor.send({ type: 'step.chosen', index: 99 })
    expect(actor.getSnapshot()).toMatchObject({ value: 'paused', context: { stepIndex: last } })
  })
})
