import { describe, expect, test } from 'vitest'
import type { Input } from '#tools/paths/model/inputs.ts'
import { replayOf } from '#tools/paths/check/replay.ts'
import { lamp } from '#tests/tools/paths/charts/lamp.ts'
import { letter } from '#tests/tools/paths/charts/letter.ts'

const event = (name: string, payload: object = {}): Input => ({ type: 'event', event: name, case: '', payload })
const post = (ends: 'done' | 'failed', value: unknown): Input => ({
  type: 'outcome',
  invoke: 'post',
  case: '',
  ends,
  value,
})
const wait = (milliseconds: number): Input => ({ type: 'delay', milliseconds })
const begin: Input = { type: 'start', case: '', input: undefined }
const write = event('letter.written', { text: 'Hello' })

const quiet = {
  status: 'active',
  output: undefined,
  tags: [],
  facts: { hasReason: false },
  calls: [],
  begun: [],
  delays: [],
  emitted: [],
  told: [],
}

describe('a replay on the real actor', () => {
  test('holds a call until its step ends it, and hears what the chart tells it', () => {
    expect(replayOf(letter)([begin, write, event('postman.called'), post('done', 'delivered')])).toMatchObject({
      seen: [
        { ...quiet, value: 'writing' },
        { ...quiet, value: 'posting', calls: ['post'], begun: ['post'] },
        { ...quiet, value: 'posting', calls: ['post'], told: ['post: hurry'] },
        { ...quiet, value: 'delivered', status: 'done', output: { text: 'Hello' } },
      ],
      stopped: null,
    })
  })

  test('fails a call with the error of its step', () => {
    const { seen, contexts } = replayOf(letter)([begin, write, post('failed', new Error('Strike'))])
    expect(seen.at(-1)).toEqual({ ...quiet, value: 'writing', facts: { hasReason: true } })
    expect(contexts.at(-1)).toEqual({ text: 'Hello', reason: 'Strike' })
  })

  test('lets time pass only when a step waits', () => {
    const { seen } = replayOf(letter)([begin, write, post('done', 'returned'), wait(499), wait(1)])
    expect(seen.map(({ delays, emitted }) => ({ delays, emitted }))).toEqual([
      { delays: [], emitted: [] },
      { delays: [], emitted: [] },
      { delays: [500], emitted: [] },
      { delays: [1], emitted: [] },
      { delays: [], emitted: [{ type: 'toast', tone: 'blank', text: 'Your letter came back' }] },
    ])
  })

  test('stops what a state waited for when the state is left', () => {
    const { seen } = replayOf(lamp)([begin, event('switch.pressed'), event('switch.pressed'), wait(60_000)])
    expect(seen.map(({ value, delays }) => [(value as { bulb: string }).bulb, delays])).toEqual([
      ['off', []],
      ['on', [60_000]],
      ['off', []],
      ['off', []],
    ])
  })

  test('can let a little time pass before each step', () => {
    const { seen } = replayOf(lamp)([begin, event('switch.pressed'), event('colour.changed')], 7)
    expect(seen.map(({ delays }) => delays)).toEqual([[], [60_000], [59_993]])
  })

  test('says why it cannot go on', () => {
    expect(replayOf(letter)([begin, post('done', 'delivered')])).toMatchObject({
      stopped: 'the call post is not under way',
    })
    expect(replayOf(letter)([begin, write, post('done', 'delivered'), write])).toMatchObject({
      stopped: 'the chart has ended',
    })
    expect(replayOf(letter)([write])).toEqual({ seen: [], contexts: [], stopped: 'the chart was not started' })
  })
})
