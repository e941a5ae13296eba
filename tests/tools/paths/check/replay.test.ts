import { describe, expect, test } from 'vitest'
import type { Input } from '#tools/paths/model/inputs.ts'
import { createReplay } from '#tools/paths/check/replay.ts'
import { lamp } from '#tests/tools/paths/charts/lamp.ts'
import { letter } from '#tests/tools/paths/charts/letter.ts'

const event = (name: string, payload: object = {}): Input => ({ type: 'event', event: name, case: '', payload })
const endPost = (status: 'done' | 'failed', value: unknown): Input => ({
  type: 'outcome',
  invoke: 'post',
  case: '',
  status,
  value,
})
const wait = (milliseconds: number): Input => ({ type: 'delay', milliseconds })
const start: Input = { type: 'start', case: '', input: undefined }
const write = event('letter.written', { text: 'Hello' })

const quiet = {
  status: 'active',
  output: undefined,
  tags: [],
  facts: { hasReason: false },
  runningCalls: [],
  startedCalls: [],
  delays: [],
  effects: [],
  sentEvents: [],
}

describe('a replay on the real actor', () => {
  test('keeps a call running until a step ends it, and records the events that the chart sends to it', () => {
    expect(createReplay(letter)([start, write, event('postman.called'), endPost('done', 'delivered')])).toMatchObject({
      observations: [
        { ...quiet, value: 'writing' },
        { ...quiet, value: 'posting', runningCalls: ['post'], startedCalls: ['post'] },
        { ...quiet, value: 'posting', runningCalls: ['post'], sentEvents: ['post: hurry'] },
        { ...quiet, value: 'delivered', status: 'done', output: { text: 'Hello' } },
      ],
      stopReason: null,
    })
  })

  test('fails a call with the error of the step', () => {
    const { observations, contexts } = createReplay(letter)([start, write, endPost('failed', new Error('Strike'))])
    expect(observations.at(-1)).toEqual({ ...quiet, value: 'writing', facts: { hasReason: true } })
    expect(contexts.at(-1)).toEqual({ text: 'Hello', reason: 'Strike' })
  })

  test('lets time pass only if a step waits', () => {
    const { observations } = createReplay(letter)([start, write, endPost('done', 'returned'), wait(499), wait(1)])
    expect(observations.map(({ delays, effects }) => ({ delays, effects }))).toEqual([
      { delays: [], effects: [] },
      { delays: [], effects: [] },
      { delays: [500], effects: [] },
      { delays: [1], effects: [] },
      { delays: [], effects: [{ type: 'toast', tone: 'blank', text: 'Your letter came back' }] },
    ])
  })

  test('cancels the delay of a state if the state is left', () => {
    const { observations } = createReplay(lamp)([start, event('switch.pressed'), event('switch.pressed'), wait(60_000)])
    expect(observations.map(({ value, delays }) => [(value as { bulb: string }).bulb, delays])).toEqual([
      ['off', []],
      ['on', [60_000]],
      ['off', []],
      ['off', []],
    ])
  })

  test('can let time pass before each step', () => {
    const { observations } = createReplay(lamp)([start, event('switch.pressed'), event('colour.changed')], 7)
    expect(observations.map(({ delays }) => delays)).toEqual([[], [60_000], [59_993]])
  })

  test('says why it stops', () => {
    expect(createReplay(letter)([start, endPost('done', 'delivered')])).toMatchObject({
      stopReason: 'the call post is not running',
    })
    expect(createReplay(letter)([start, write, endPost('done', 'delivered'), write])).toMatchObject({
      stopReason: 'the chart has ended',
    })
    expect(createReplay(letter)([write])).toEqual({
      observations: [],
      contexts: [],
      stopReason: 'the chart has not started',
    })
  })
})
