import { beforeEach, describe, expect, test } from 'vitest'
import { assign, createMachine, enqueueActions, fromPromise, log, spawnChild } from 'xstate'
import { check } from '#charts/check.ts'
import { createFollower } from '#charts/paths/approved/followPath.ts'
import { boundedContext } from '#charts/paths/model/boundedContext.ts'
import { inputName } from '#charts/paths/model/inputs.ts'
import { movesOf } from '#charts/paths/approved/stepTree.ts'
import { skeletonOf } from '#charts/skeleton.ts'
import { fails, noPayload, type TestModel } from '#charts/testModel.ts'
import { call, calls } from '#tests/charts/foreign/samples/calls.ts'
import { checkout } from '#tests/charts/foreign/samples/checkout.ts'
import { poll } from '#tests/charts/foreign/samples/poll.ts'

beforeEach(() => void calls.splice(0))

/** The skeleton of the chart, filled in. */
const pollModel = {
  id: 'poll',
  machine: poll,
  events: {
    START: { when: 'the person starts the job', cases: noPayload },
    CANCEL: { when: 'the person cancels the job', cases: noPayload },
  },
  calls: {
    jobStatus: {
      name: 'the job',
      outcomes: [
        { name: 'waits', output: 'queued' },
        { name: 'is done', output: 'done' },
        { name: 'is lost', output: 'lost' },
        fails,
      ],
    },
  },
} satisfies Partial<TestModel<typeof poll, 'jobStatus'>>

describe('a chart with a model', () => {
  test('uses its guards and assigns, with a counter, a set and a bigint, and runs no action and no call', () => {
    const { coverages, graph, hiddenFields } = check(poll, pollModel)
    expect(hiddenFields).toEqual([])
    expect(coverages[0]?.missing).toEqual([])
    expect(graph.vertices.length).toBeGreaterThan(50)
    expect(calls).toEqual([])
  })

  test('says what the model lacks', () => {
    const { coverages } = check(poll, { ...pollModel, events: { START: pollModel.events.START } as never })
    expect(coverages[0]?.missing).toEqual(['running: CANCEL: the test model has no event CANCEL'])
  })

  test('counts up to ten, unless its key says otherwise', () => {
    const counter = createMachine({
      id: 'counter',
      context: { count: 0 },
      initial: 'low',
      states: {
        low: {
          on: {
            up: [
              { guard: ({ context }) => context.count > 20, target: 'high' },
              { actions: assign({ count: ({ context }) => context.count + 1 }) },
            ],
          },
        },
        high: {},
      },
    })
    const events = { up: { when: 'up', cases: noPayload } }
    const { coverages, graph } = check(counter, { events })
    expect(graph.vertices.length).toBe(13)
    expect(coverages[0]?.missing).toEqual(['low: up (1): its guard (context.count > 20) is always false'])
    const keyOf = ({ context }: { context: { count: number } }) => ({ count: context.count })
    expect(check(counter, { events, keyOf }).coverages[0]?.missing).toEqual([])
  })

  test('can have calls without ids', () => {
    const outcomes = [
      { name: 'is accepted', output: { ok: true } },
      { name: 'is refused', output: { ok: false } },
      fails,
    ]
    const model = {
      events: { abort: { when: 'abort', cases: noPayload }, retry: { when: 'retry', cases: noPayload } },
      calls: {
        price: { name: 'the price', outcomes },
        'call of paying': { name: 'the payment', outcomes },
        'price of booking.stock.calling': { src: 'price', name: 'the price of the stock', outcomes },
      },
    } satisfies Partial<TestModel<typeof checkout, 'price' | 'call of paying' | 'price of booking.stock.calling'>>
    expect(check(checkout, model).coverages[0]?.missing).toEqual(['failed: *: the test model has no event *'])
    expect(calls.filter((name) => name.startsWith('actor'))).toEqual([])
  })

  test('names the step in which a part of the chart fails', () => {
    const machine = createMachine({ context: ({ input }) => ({ size: (input as { size: number }).size }) })
    const model = { events: { typed: { when: 'type', cases: noPayload } } }
    expect(() => check(machine, model)).toThrow(
      'machine, "start the chart starts": Cannot read properties of undefined',
    )
    const typed = createMachine({
      id: 'field',
      on: { typed: { guard: ({ event }) => event['text'].length > 0, actions: 'save' } },
    })
    expect(() => check(typed, model)).toThrow('field, "event typed": Unable to evaluate guard in transition')
  })

  test('names the data to fill in if a step fails', () => {
    const box = createMachine({
      id: 'box',
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'load',
            onDone: { target: 'ready', actions: assign({ size: ({ event }) => (event.output as [number])[0] }) },
          },
        },
        ready: { on: { picked: { actions: assign({ id: ({ event }) => event['box'].id as string }) } } },
      },
    })
    const checkWith = (output: unknown) => () =>
      check(box, {
        events: { picked: { when: 'pick', cases: noPayload } },
        calls: { load: { name: 'load', outcomes: [{ name: 'with a result', output }] } },
      } as never)
    expect(checkWith(undefined)).toThrow("\nFill in the output of the call: 'calls', 'load', 'with a result'.")
    expect(checkWith([1])).toThrow("\nFill in the payload of the event: 'events', 'picked', 'cases'.")
  })

  test('has a limited number of configurations', () => {
    const values = [3, 11, 12n, 'x'.repeat(41), new Set([1, 2, 3, 4]), new Map([['a', [1]]]), { at: new Date(0) }, null]
    expect(values.map((value) => boundedContext(value))).toEqual([
      3,
      'a large number',
      'a large number',
      'x'.repeat(40),
      { set: [1, 2, 3, 'more'] },
      { map: [['a', [1]]] },
      { at: 'a date' },
      null,
    ])
  })
})

describe('the scripts of a chart', () => {
  const gate = createMachine({
    id: 'gate',
    initial: 'closed',
    entry: 'ring',
    states: {
      closed: {
        exit: 'lightOff',
        on: {
          card: { target: 'open', description: 'The card fits.', actions: assign({ box: 1, boxes: 2 }) },
          wrong: { actions: 'beep' },
          late: { actions: () => {} },
        },
      },
      open: { entry: 'unlockDoor', type: 'final' },
    },
  })
  const events = Object.fromEntries(['card', 'wrong', 'late'].map((type) => [type, { when: type, cases: noPayload }]))
  const seenIn = (model?: Partial<TestModel>) => {
    const { scripts } = check(gate, model as never).scripts
    return [
      ...new Set(scripts.flatMap(({ seen, steps }) => [seen, ...steps.map((step) => `${step.when}: ${step.seen}`)])),
    ]
  }
  const expected = [
    'the chart is in closed. The chart does: ring',
    'wrong: the chart does: beep',
    'late: nothing changes',
    'card: the card fits. The chart is in open. The chart does: light off, set box, boxes, unlock door',
  ]

  test('name all actions of a step, with a model and without', () => {
    expect(seenIn().toSorted()).toEqual(expected.toSorted())
    expect(seenIn({ events }).toSorted()).toEqual(expected.toSorted())
  })

  test('do not, if the model has words for what a person notices', () => {
    expect(seenIn({ events, describeEffect: () => undefined })).toContain('card: the card fits. The chart is in open')
  })
})

describe('a followed path', () => {
  const machine = createMachine({
    id: 'noisy',
    context: { count: 0 },
    initial: 'on',
    entry: () => call('entry'),
    states: {
      on: {
        invoke: { src: fromPromise(() => Promise.resolve(call('call'))) },
        on: {
          pressed: {
            actions: [
              assign({ count: ({ context }) => context.count + 1 }),
              assign(({ spawn }) => ({ count: spawn(fromPromise(() => Promise.resolve(call('spawned')))).id ? 1 : 0 })),
              spawnChild(
                fromPromise(() => Promise.resolve(call('spawned child'))),
                { id: 'helper' },
              ),
              () => call('action'),
              log('a text'),
              enqueueActions(({ enqueue }) => enqueue(() => call('enqueued'))),
            ],
          },
        },
      },
    },
  })
  const follow = (model: Partial<TestModel>) => {
    const { testModel, edges } = check(machine, {
      events: { pressed: { when: 'press', cases: noPayload } },
      ...model,
    }).graph
    const inputs = ['start the chart starts', 'event pressed'].map(
      (name) => edges.find(({ input }) => inputName(input) === name)?.input,
    )
    return createFollower(testModel)(movesOf(inputs as never)).steps.map(({ facts }) => facts)
  }

  test('runs the assigns of a chart, and none of its own actions and calls', () => {
    expect(follow({})).toEqual([
      ['on', 'call call of on', 'count 0'],
      ['call helper', 'count 1'],
    ])
    expect(calls).toEqual([])
  })

  test('runs its own actions if the model says so', () => {
    follow({ runsActions: true })
    expect(calls).toEqual(['entry', 'action', 'enqueued'])
  })
})

test('a skeleton has every event and every call, with the types of the chart', () => {
  const text = skeletonOf(checkout, {
    name: 'checkout',
    machineFile: './checkout.ts',
    testModelFile: '../testModel.ts',
  })
  expect(text).toContain(
    `import { fails, noPayload, type TestModel } from '../testModel.ts'\nimport { checkout } from './checkout.ts'`,
  )
  expect(text).toContain(`    'retry': { when: 'retry', cases: noPayload },`)
  expect(text).toContain(`    'price of booking.stock.calling': {\n      src: 'price',`)
  expect(text).toMatch(/\} satisfies Partial<TestModel<typeof checkout, 'price' \| .*>>$/)
})
