import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { toDrawnChart } from '#tools/atlas/picture/toDrawnChart.ts'
import { collapseStates } from '#tools/atlas/picture/collapseStates.ts'
import { layOutAll } from '#tools/atlas/chartFiles.ts'
import { layoutFromJson, layoutToJson } from '#tools/atlas/data/chartLayoutJson.ts'
import { pathDataOf } from '#tools/atlas/data/pathData.ts'
import { chartRoute, toHash, parseHash, findState } from '#tools/atlas/site/route.ts'
import { neighbourOf } from '#tools/atlas/site/picture/neighbours.ts'
import { playMachine, selectPlay } from '#tools/atlas/site/charts/play.machine.ts'
import { tourMachine } from '#tools/atlas/site/charts/tour.machine.ts'
import { search, searchIndex } from '#tools/atlas/site/search.ts'
import { fit, pan, reveal, zoom } from '#tools/atlas/site/picture/viewBox.ts'
import { InspectableClock } from '#tools/paths/model/clock.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'
import { inputName } from '#tools/paths/model/inputs.ts'
import { door } from '#tests/tools/paths/charts/door.ts'

const verify = allTestModels.find(({ id }) => id === 'auth/verify') ?? door

describe('an address of the atlas', () => {
  test.each([
    ['', { page: 'gallery' }],
    ['#zebra', { page: 'gallery' }],
    ['#review', { page: 'review' }],
    ['#live', { page: 'live' }],
    ['#auth/verify', chartRoute('auth/verify')],
    ['#auth/verify/resend.locked', chartRoute('auth/verify', { state: 'resend.locked' })],
    [
      '#auth/verify?panel=play&do=start+a+visit&do=event+code.submitted%3A+four+digits',
      chartRoute('auth/verify', { panel: 'play', run: ['start a visit', 'event code.submitted: four digits'] }),
    ],
    ['#auth/verify?panel=zebra', chartRoute('auth/verify')],
    ['#auth/%E0%A4%A', chartRoute('auth/%E0%A4%A')],
  ])('%j is understood', (hash, place) => {
    expect(parseHash(hash)).toEqual(place)
  })

  test('leads back to its place', () => {
    const place = chartRoute('auth/verify', {
      state: 'open',
      panel: 'paths',
      path: 'verify-1',
      run: ['a & b', 'c = d'],
    })
    expect(parseHash(toHash(place))).toEqual(place)
  })

  test('means a state by the end of its path, where that is enough', () => {
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

  test('keeps what lies in a state to itself, and its arrows at the border', () => {
    expect(folded.states.map(({ id }) => id).filter((id) => id.startsWith('open.code'))).toEqual(['open.code'])
    expect(folded.states.find(({ id }) => id === 'open.code')?.description).toBe(
      'The field for the code. (2 states inside)',
    )
    expect(folded.transitions.filter(({ source }) => source === 'open.code').map(({ targets }) => targets)).toEqual([
      ['confirmed'],
    ])
  })

  test('is the whole chart where nothing is folded', () => {
    expect(collapseStates(chart, [])).toEqual(chart)
  })
})

describe('the picture in its window', () => {
  const picture = { width: 1_000, height: 500 }
  const window = { width: 500, height: 500 }

  test('fits as a whole', () => {
    expect(fit(picture, window)).toEqual({ scale: 0.5, x: 0, y: -250 })
  })

  test('grows around a point that stays where it is', () => {
    const before = fit(picture, window)
    const after = zoom(before, 2, [250, 250])
    expect(after.scale).toBe(1)
    expect([after.x + 250 / after.scale, after.y + 250 / after.scale]).toEqual([
      before.x + 250 / before.scale,
      before.y + 250 / before.scale,
    ])
  })

  test('moves by pixels of the screen', () => {
    expect(pan({ x: 0, y: 0, scale: 0.5 }, 10, -20)).toEqual({ x: 20, y: -40, scale: 0.5 })
  })

  test('goes to a box that is not seen, and stays where it is', () => {
    const view = { x: 0, y: 0, scale: 1 }
    expect(reveal(view, { x: 10, y: 10, width: 100, height: 50 }, window)).toBe(view)
    expect(reveal(view, { x: 800, y: 10, width: 100, height: 50 }, window)).toEqual({ scale: 1, x: 600, y: -215 })
  })
})

describe('the walk from state to state', () => {
  test('goes to what lies next in a direction, and reaches every state', async () => {
    const [laid] = await layOutAll([toDrawnChart(door)])
    if (!laid) throw new Error('no layout')
    const reached = new Set(['(chart)'])
    for (const id of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const)
        reached.add(neighbourOf(laid, id, key))
    expect([...reached].sort()).toEqual(laid.chart.states.map(({ id }) => id).sort())
    expect(neighbourOf(laid, '(chart)', 'ArrowUp')).toBe('(chart)')
  })

  test('survives the way to the page', async () => {
    const [laid] = await layOutAll([toDrawnChart(door)])
    expect(layoutFromJson(JSON.parse(JSON.stringify(layoutToJson(laid as never))) as never)).toEqual(laid)
  })
})

describe('the search', () => {
  const index = searchIndex([toDrawnChart(verify)])

  test('finds flows, states and transitions by all words of a query, in any case', () => {
    expect(search(index, 'VERIFY one-time').map(({ kind }) => kind)).toEqual(['flow'])
    expect(search(index, 'countdown').map(({ label }) => label)).toEqual([
      'Locked: A code has just gone out. A countdown shows when the next one can be asked for; a computer that slept past that moment finds the link open.',
    ])
    expect(search(index, 'code.submitted').length).toBe(4)
    expect(search(index, ' ')).toEqual([])
  })
})

describe('a run', () => {
  const play = (run: readonly string[] = []) => createActor(playMachine, { input: { entry: verify, run } }).start()
  const choose = (actor: ReturnType<typeof play>, name: string) => {
    const input = selectPlay(actor.getSnapshot()).inputs.find((one) => inputName(one) === name)
    if (!input) throw new Error(`There is no ${name}`)
    actor.send({ type: 'input.chosen', input })
  }

  test('is stepped back over, and goes on from there another way', () => {
    const actor = play()
    choose(actor, 'outcome readMarker: the marker is of an admin')
    choose(actor, 'event code.submitted: four digits')
    choose(actor, 'outcome codeCheck: the code is wrong')
    actor.send({ type: 'moment.chosen', at: 3 })
    expect(selectPlay(actor.getSnapshot()).active).toContain('open.code.checking')
    expect(selectPlay(actor.getSnapshot()).run).toHaveLength(4)
    choose(actor, 'outcome codeCheck: the code is right')
    expect(selectPlay(actor.getSnapshot())).toMatchObject({
      at: 4,
      active: expect.arrayContaining(['confirmed']) as unknown,
      inputs: [],
    })
    expect(selectPlay(actor.getSnapshot()).run).toHaveLength(4)
  })

  test('is told in names, by which somebody else can follow it', () => {
    const actor = play()
    const told: (readonly string[])[] = []
    actor.on('run.changed', ({ run }) => told.push(run))
    choose(actor, 'outcome readMarker: the marker is of an admin')
    const names = ['start the email was handed over', 'outcome readMarker: the marker is of an admin']
    expect(told).toEqual([names])
    expect(selectPlay(play(names).getSnapshot())).toMatchObject({
      lost: null,
      at: 2,
      active: expect.arrayContaining(['open.resend.locked']) as unknown,
    })
  })

  test('goes as far as the chart still knows its steps', () => {
    expect(selectPlay(play(['start the email was handed over', 'event door.opened']).getSnapshot())).toMatchObject({
      lost: 'event door.opened',
      at: 1,
    })
  })
})

describe('a path on the picture', () => {
  test('goes on by itself until its end, and starts again', () => {
    const clock = new InspectableClock()
    const paths = pathDataOf(door)
    const actor = createActor(tourMachine, { input: { paths, path: '' }, clock }).start()
    const last = (paths[0]?.steps.length ?? 0) - 1
    actor.send({ type: 'play.pressed' })
    for (let moment = 0; moment <= last; moment += 1) clock.increment(1_600)
    expect(actor.getSnapshot()).toMatchObject({ value: 'resting', context: { at: last } })
    actor.send({ type: 'play.pressed' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'going', context: { at: 0 } })
    actor.send({ type: 'moment.chosen', at: 99 })
    expect(actor.getSnapshot()).toMatchObject({ value: 'resting', context: { at: last } })
  })
})
