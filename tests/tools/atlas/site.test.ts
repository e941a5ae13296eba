import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { toDrawnChart } from '#charts/pictures/toDrawnChart.ts'
import { insteadOf } from '#tools/atlas/site/insteadOf.ts'
import { chartRoute, toHash, parseHash } from '#tools/atlas/site/route.ts'
import { playMachine, selectPlay } from '#tools/atlas/site/charts/play.machine.ts'
import { activeStateOf } from '#tools/atlas/site/picture/marks.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'
import { inputName } from '#charts/paths/model/inputs.ts'
import { door } from '#tests/charts/samples/door.ts'

const verify = allTestModels.find(({ id }) => id === 'auth/verify') ?? door

describe('the URL of the atlas', () => {
  test.each([
    ['', { page: 'gallery' }],
    ['#zebra', { page: 'gallery' }],
    ['#review', { page: 'review' }],
    ['#journeys', { page: 'journeys' }],
    ['#roles', { page: 'roles' }],
    ['#trace', { page: 'trace' }],
    ['#auth/verify', chartRoute('auth/verify')],
    ['#auth/verify/resend.locked', chartRoute('auth/verify', { state: 'resend.locked' })],
    [
      '#auth/verify/open?transition=open%3A+code.submitted+%282%29',
      chartRoute('auth/verify', { state: 'open', transition: 'open: code.submitted (2)' }),
    ],
    [
      '#auth/verify?panel=play&do=start+a+visit&do=event+code.submitted%3A+a+complete+code',
      chartRoute('auth/verify', { panel: 'play', run: ['start a visit', 'event code.submitted: a complete code'] }),
    ],
    ['#auth/verify?panel=zebra', chartRoute('auth/verify')],
    ['#auth/%E0%A4%A', chartRoute('auth/%E0%A4%A')],
  ])('%j is parsed', (hash, route) => {
    expect(parseHash(hash)).toEqual(route)
  })

  test('of a route is parsed to the same route', () => {
    const route = chartRoute('auth/verify', {
      state: 'open',
      transition: 'open: code.submitted (2)',
      panel: 'paths',
      path: 'verify-1',
      run: ['a & b', 'c = d'],
    })
    expect(parseHash(toHash(route))).toEqual(route)
  })
})

describe('the active state in view', () => {
  const chart = toDrawnChart(verify)
  const active = ['(chart)', 'open', 'open.code', 'open.code.entering', 'open.resend', 'open.resend.sending']

  test('is the one that the last step entered', () => {
    const takenTransitions = ['open.resend.ready: resend.requested (2)']
    expect(activeStateOf(chart, { active, takenTransitions })).toBe('open.resend.sending')
  })

  test('is the first one at the start', () => {
    expect(activeStateOf(chart, { active, takenTransitions: [] })).toBe('open.code.entering')
  })
})

test('a link to a state that is gone leads to a near name, or else to the innermost outer state', () => {
  const instead = (state: string) => {
    const { near, outer } = insteadOf(toDrawnChart(verify), state)
    return near ? `near ${near.id}` : `in ${outer.id}`
  }
  expect(instead('open.resend.looked')).toBe('near open.resend.locked')
  expect(instead('open.resend.awaiting')).toBe('in open.resend')
  expect(instead('open.resends.ready')).toBe('near open.resend.ready')
  expect(instead('invented')).toBe('in (chart)')
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
    choose(actor, 'outcome readEmailMarker: this tab requested a code for an admin')
    choose(actor, 'event code.submitted: a complete code')
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
    choose(actor, 'outcome readEmailMarker: this tab requested a code for an admin')
    const names = [
      'start the sign-in page has passed the email',
      'outcome readEmailMarker: this tab requested a code for an admin',
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
