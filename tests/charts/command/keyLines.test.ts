import { expect, test } from 'vitest'
import { lineOf } from '#charts/command/keyLines.ts'

const text = `const other = createMachine({ states: { open: {} } }) // it's another chart: {
export const gate: Gate = createMachine({
  on: { STOP: '.open' },
  states: {
    busy: { states: { open: { on: { 'door.closed': 'shut' } } } },
    ['open']: {
      /* open: { on: 1 } */
      on: {
        "door.closed": [{ guard: ({ context }) => context.on ? 'a' : 'b' }],
      },
      after: { 5_000: 'busy' },
      ...common,
    },
  },
})
`

test.each([
  [['states', 'open', 'on', 'door.closed'], 9],
  [['states', 'busy', 'states', 'open', 'on', 'door.closed'], 5],
  [['states', 'open', 'after', '5000'], 11],
  [['on', 'STOP'], 3],
  [['states', 'open', 'invoke', 'onDone'], 6],
  [['always'], 1],
])('of %j, the line is %i', (keys, line) => {
  expect(lineOf(text, 'gate', keys)).toBe(line)
})
