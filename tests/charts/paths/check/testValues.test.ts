import { setup } from 'xstate'
import { expect, test } from 'vitest'
import { toAnyTestModel, defineTestModel, type TestModel } from '#charts/testModel.ts'
import { findWeakValues } from '#charts/paths/check/testValues.ts'

interface Guest {
  readonly id: string
  readonly name: string
  readonly email: string
}

type Event =
  | { type: 'guests.invited'; guests: readonly Guest[] }
  | { type: 'party.moved'; startsAt: number; note: string | null; isOutside: boolean }
  | { type: 'colours.chosen'; wall: string; floor: string }

const machine = setup({ types: { events: {} as Event } }).createMachine({})

const ada: Guest = { id: 'G-1', name: 'Ada', email: 'ada@example.com' }

const modelOf = (
  guests: readonly Guest[],
  moves: readonly Omit<Event & { type: 'party.moved' }, 'type'>[],
  floor: string,
) =>
  toAnyTestModel(
    defineTestModel({
      id: 'samples/party',
      machine,
      inputs: [{ name: 'the party is planned', input: undefined }],
      events: {
        'guests.invited': { when: 'guests are invited', cases: [{ name: '', payload: { guests } }] },
        'party.moved': {
          when: 'the party is moved',
          cases: moves.map((payload, index) => ({ name: `move ${index}`, payload })),
        },
        'colours.chosen': { when: 'colours are chosen', cases: [{ name: '', payload: { wall: 'red', floor } }] },
      },
      calls: {},
      keyOf: () => ({}),
    }),
  )

const weak = modelOf(
  [ada, { id: 'G-2', name: 'Bee', email: 'bee@example.com' }],
  [{ startsAt: 0, note: null, isOutside: true }],
  'red',
)

test('values that cannot tell a mistake are problems', () => {
  expect(findWeakValues(weak)).toEqual([
    'The event party.moved has startsAt 0. Use a time that a chart cannot start with.',
    'The event party.moved has note null in all cases. Add a case with another value.',
    'The event party.moved has isOutside true in all cases. Add a case with another value.',
    'The event colours.chosen has equal values of wall and floor. Use different ones.',
    'The records G-1, G-2 differ in every field. Let two of them share a value.',
  ])
})

test('values that differ where it matters are no problems', () => {
  const strong = modelOf(
    [ada, { ...ada, id: 'G-2', email: 'bee@example.com' }],
    [
      { startsAt: 1_790_000_000_000, note: null, isOutside: true },
      { startsAt: 1_790_000_000_000, note: 'Bring a coat', isOutside: false },
    ],
    'green',
  )
  expect(findWeakValues(strong)).toEqual([])
})

test('the cases of own paths count, and constants of the console do not', () => {
  const payload = { startsAt: 1_790_000_000_000, note: 'Bring a coat', isOutside: false }
  const completed: TestModel = {
    ...weak,
    paths: [[{ event: 'party.moved', case: 'inside', payload } as never]],
    dataNames: {
      kindOf: () => undefined,
      records: [],
      derive: () => undefined,
      constants: { red: { wall: 'red', floor: 'red' } },
    },
  }
  expect(findWeakValues(completed)).toEqual([
    'The event party.moved has startsAt 0. Use a time that a chart cannot start with.',
    'The records G-1, G-2 differ in every field. Let two of them share a value.',
  ])
})

test.each([
  { lengths: [5], problem: 'The lists reach the limit 5 from one side only. Add a list of 6.' },
  { lengths: [6], problem: 'The lists reach the limit 5 from one side only. Add a list of 5.' },
  { lengths: [5, 6], problem: null },
  { lengths: [4, 5], problem: null },
  { lengths: [1], problem: null },
])('lists of $lengths records at a limit of 5: $problem', ({ lengths, problem }) => {
  const guests = (length: number) => Array.from({ length }, (_, index) => ({ ...ada, id: `G-${index}` }))
  const model: TestModel = {
    ...modelOf([ada, { ...ada, id: 'G-2', email: 'bee@example.com' }], [], 'green'),
    dataNames: { kindOf: () => undefined, records: [], derive: () => undefined, constants: {}, limits: [5] },
    calls: {
      guests: {
        name: 'loading',
        outcomes: lengths.map((length) => ({ name: '', output: { guests: guests(length) } })),
      },
    },
  }
  expect(findWeakValues(model).filter((text) => text.includes('limit'))).toEqual(problem === null ? [] : [problem])
})
