import { describe, expect, test } from 'vitest'
import {
  type AnyActorRef,
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  sendTo,
  SimulatedClock,
  waitFor,
} from 'xstate'
import { lastThatFit } from '#app/problemReport/lastThatFit.ts'
import { createRecorder } from '#app/problemReport/recorder.ts'
import { withControl } from '#domain/problemReport/describeEvents.ts'
import { type Gesture, type RecordedEvent, recordLimits } from '#domain/problemReport/problemReport.ts'
import { lazyCodeMachine } from '#machines/app/lazyCode.machine.ts'
import { selectIsSettled } from '#machines/app/lazyCode.selectors.ts'
import { withStubs } from '#charts/paths/model/stubs.ts'
import { controlNames } from '#tools/problemReport/controlNames.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'
import { eventInputs } from '#charts/paths/model/inputs.ts'
import type { TestModel } from '#charts/testModel.ts'
import { door } from '#tests/charts/samples/door.ts'

const startDoor = () => {
  const clock = { now: 0 }
  const recorder = createRecorder(() => clock.now)
  const actor = createActor(door.machine, { inspect: recorder.inspect }).start()
  const send = (at: number, event: { type: string; key?: string }) => {
    clock.now = at
    actor.send(event)
  }
  return { recorder, send, id: actor.sessionId }
}

describe('a chart that receives events', () => {
  test('is recorded with its states before and after, and the transitions that it took', () => {
    const { recorder, send, id } = startDoor()
    send(100.4, { type: 'door.pushed' })
    send(200, { type: 'key.turned', key: 'right' })
    const common = { chart: 'door', actor: id, status: 'active' }
    expect(recorder.read()).toEqual<RecordedEvent[]>([
      { ...common, at: 0, event: 'xstate.init', taken: [], before: [], after: ['closed'] },
      {
        ...common,
        at: 100,
        event: 'door.pushed',
        taken: [{ state: 'closed', event: 'door.pushed', branchIndex: 0, branchCount: 1 }],
        before: ['closed'],
        after: ['open'],
      },
      { ...common, at: 200, event: 'key.turned', taken: [], before: ['open'], after: ['open'] },
    ] as RecordedEvent[])
  })
})

describe('a gesture of the person', () => {
  const inner = createMachine({ id: 'inner', on: { 'row.opened': {} } })
  const outer = createMachine({
    id: 'outer',
    invoke: [
      { id: 'inner', src: inner },
      {
        id: 'history',
        src: fromCallback(({ sendBack, receive }) => receive(() => sendBack({ type: 'url.changed' }))),
      },
    ],
    on: {
      'link.pressed': { actions: [sendTo('inner', { type: 'row.opened' }), sendTo('history', { type: 'go' })] },
      'url.changed': {},
      'day.changed': {},
    },
  })

  test('marks what a view or the browser sends, and not what a chart sends', () => {
    let gesture: Gesture | undefined = { role: 'link', name: 'Users' }
    const recorder = createRecorder(
      () => 0,
      () => '/admin',
      () => gesture,
    )
    const actor = createActor(outer, { inspect: recorder.inspect }).start()
    actor.send({ type: 'link.pressed' })
    gesture = undefined
    actor.send({ type: 'day.changed' })
    expect(recorder.read().map(({ event, gesture: made }) => [event, made?.name])).toEqual([
      ['xstate.init', undefined],
      ['xstate.init', undefined],
      ['row.opened', undefined],
      ['link.pressed', 'Users'],
      ['url.changed', 'Users'],
      ['day.changed', undefined],
    ])
  })
})

describe('the name of a control in a report', () => {
  const nameAfter = (name: string) => {
    const event = { chart: 'door', gesture: { role: 'button', name } } as unknown as RecordedEvent
    return withControl(controlNames(allTestModels), event).gesture
  }

  test.each(['Retry', 'New Marketer', 'Discard', 'Full name', 'Search'])(
    'is there if the charts tell it: %s',
    (name) => {
      expect(nameAfter(name)).toEqual({ role: 'button', name })
    },
  )

  test.each(['Actions for Tunde Bakare', 'Tunde Bakare', 'Take theirs: Ada Musa', 'ada@example.com'])(
    'is left out if it can be that of a person: %s',
    (name) => {
      expect(nameAfter(name)).toEqual({ role: 'button' })
    },
  )
})

describe('a call that fails', () => {
  test.each([
    [Object.assign(new Error('Answer 500'), { operation: 'listUsers' }), 'listUsers: 500'],
    [
      Object.assign(new TypeError('Failed to fetch ada@example.com'), { operation: 'listUsers' }),
      'listUsers: TypeError',
    ],
    [new Error('There is no user ada@example.com'), 'Error'],
  ])('is recorded with its operation and its kind, and without its message: %s', async (error, expected) => {
    const recorder = createRecorder(
      () => 0,
      () => '/admin/users',
    )
    const load = fromPromise(async () => {
      throw error
    })
    const machine = createMachine({
      id: 'list',
      initial: 'loading',
      states: {
        loading: { invoke: { id: 'load', src: load, onError: 'failed' } },
        failed: {},
      },
    })
    const actor = createActor(machine, { inspect: recorder.inspect }).start()
    await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    expect(recorder.read().map(({ event, page, problem }) => ({ event, page, problem }))).toEqual([
      { event: 'xstate.init', page: '/admin/users', problem: undefined },
      { event: 'xstate.error.actor.load', page: '/admin/users', problem: expected },
    ])
  })
})

describe('events that say nothing new', () => {
  const search = createMachine({
    id: 'search',
    initial: 'empty',
    states: {
      empty: { on: { 'term.changed': 'typing' } },
      typing: { on: { 'term.changed': {}, 'term.submitted': {}, 'page.closed': 'empty' } },
    },
  })
  const page = createMachine({
    id: 'page',
    initial: 'open',
    states: { open: { invoke: [{ src: search }, { src: search, id: 'used' }], on: { 'page.left': 'left' } }, left: {} },
  })
  const namesIn = (recorder: ReturnType<typeof createRecorder>) =>
    recorder.read().map(({ at, chart, event }) => `${at} ${chart} ${event}`)

  test('the letters of one word are one event, with the time of the last', () => {
    const clock = { now: 0 }
    const recorder = createRecorder(() => clock.now)
    const actor = createActor(search, { inspect: recorder.inspect }).start()
    for (const [index] of [...'adaobi'].entries()) {
      clock.now = index + 1
      actor.send({ type: 'term.changed' })
    }
    for (const type of ['term.submitted', 'term.submitted', 'term.changed']) actor.send({ type })
    expect(namesIn(recorder)).toEqual([
      '0 search xstate.init',
      '1 search term.changed',
      '6 search term.changed',
      '6 search term.submitted',
      '6 search term.submitted',
      '6 search term.changed',
    ])
  })

  test('a page that closes is one event, and a part to which nothing happened is none', () => {
    const recorder = createRecorder(() => 0)
    const actor = createActor(page, { inspect: recorder.inspect }).start()
    ;(actor.getSnapshot().children['used'] as AnyActorRef).send({ type: 'term.changed' })
    actor.send({ type: 'page.left' })
    expect(namesIn(recorder)).toEqual([
      '0 search xstate.init',
      '0 page xstate.init',
      '0 search term.changed',
      '0 search xstate.stop',
      '0 page page.left',
    ])
    const [, root, typed] = recorder.read()
    expect(typed).toMatchObject({ parent: root?.actor, name: 'used' })
    expect([root?.parent, root?.name]).toEqual([undefined, undefined])
  })

  test.each([
    ['is loaded', true, []],
    ['is not there', false, ['xstate.init', 'code.requested', 'xstate.error.actor.loadCode']],
  ])('code that %s', async (_, isThere, expected) => {
    const recorder = createRecorder(() => 0)
    const actors = {
      loadCode: fromPromise<unknown>(() =>
        isThere ? Promise.resolve('code') : Promise.reject(new Error('Network Error')),
      ),
      awaitNetwork: fromPromise<void>(() => new Promise(() => undefined)),
    }
    const actor = createActor(lazyCodeMachine.provide({ actors }), { inspect: recorder.inspect }).start()
    actor.send({ type: 'code.requested' })
    await waitFor(actor, selectIsSettled)
    expect(recorder.read().map(({ event }) => event)).toEqual(expected)
  })
})

describe('a long visit', () => {
  test('keeps the last 300 events', () => {
    const { recorder, send } = startDoor()
    for (let at = 1; at <= 400; at += 1) send(at, { type: at % 2 === 1 ? 'door.pushed' : 'door.pulled' })
    expect(recorder.read().map(({ at }) => at)).toEqual(Array.from({ length: 300 }, (_, index) => 101 + index))
  })

  test('keeps at most 100,000 characters', () => {
    const { recorder, send } = startDoor()
    const type = 'x'.repeat(10_000)
    for (let at = 1; at <= 20; at += 1) send(at, { type })
    const characters = lastThatFit(recorder.read()).reduce((sum, { event }) => sum + event.length, 0)
    expect(characters).toBe(90_000)
    expect(characters).toBeLessThan(recordLimits.characters)
  })
})

/** The same payload, in which every text is personal. */
const personal = (value: unknown, seed: string): unknown => {
  if (typeof value === 'string') return seed
  if (Array.isArray(value)) return value.map((part) => personal(part, seed))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, personal(part, seed)]))
}

const attempt = (act: () => void): void => {
  try {
    act()
  } catch {
    // A chart can fail with such a payload. What it has recorded until then counts.
  }
}

/** Sends every event of a test model with personal data, twice, so that it also arrives in later states. */
const recordOf = (testModel: TestModel, seed: string): RecordedEvent[] => {
  const recorder = createRecorder(() => 0)
  const machine = withStubs(testModel.machine)
  for (const { input } of testModel.inputs)
    attempt(() => {
      const actor = createActor(machine, {
        input: input as never,
        inspect: recorder.inspect,
        clock: new SimulatedClock(),
      })
      actor.subscribe({ error: () => undefined })
      actor.start()
      const inputs = eventInputs(testModel)
      for (const { event, payload } of [...inputs, ...inputs]) attempt(() => actor.send({ ...payload, type: event }))
      for (const { event, payload } of [...inputs, ...inputs])
        attempt(() => actor.send({ ...(personal(payload, seed) as object), type: event }))
    })
  return recorder.read()
}

describe('personal data in every event of every chart', () => {
  test.each(allTestModels.map((testModel) => [testModel.id, testModel] as const))(
    '%s records none of it',
    (_, testModel) => {
      const seed = `ada.${Math.random().toString(36).slice(2)}@example.com`
      const record = recordOf(testModel, seed)
      expect(record.length).toBeGreaterThan(0)
      expect(JSON.stringify(record)).not.toContain(seed)
    },
  )

  test('no record has a text that is not the name of a part of a chart', () => {
    for (const testModel of allTestModels) {
      const names = new Set(
        recordOf(testModel, 'ada@example.com').flatMap(({ event, taken, after }) => [
          event,
          ...taken.flatMap((transition) => [transition.state, transition.event]),
          ...after,
        ]),
      )
      expect([...names].filter((name) => /@|\+?\d{7}/.test(name))).toEqual([])
    }
  })
})
