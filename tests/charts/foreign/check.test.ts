import { beforeEach, describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { check } from '#charts/check.ts'
import { pictureFileOf } from '#charts/pictures/picture.ts'
import { layOutAll } from '#charts/pictures/layout.ts'
import { calls } from '#tests/charts/foreign/samples/calls.ts'
import { checkout } from '#tests/charts/foreign/samples/checkout.ts'
import { corridor } from '#tests/charts/foreign/samples/corridor.ts'
import { crossing } from '#tests/charts/foreign/samples/crossing.ts'
import { downloads } from '#tests/charts/foreign/samples/downloads.ts'
import { player } from '#tests/charts/foreign/samples/player.ts'
import { poll } from '#tests/charts/foreign/samples/poll.ts'
import { profileForm } from '#tests/charts/foreign/samples/profileForm.ts'
import { searchBox } from '#tests/charts/foreign/samples/searchBox.ts'
import { switches } from '#tests/charts/foreign/samples/switches.ts'
import { wizard } from '#tests/charts/foreign/samples/wizard.ts'

beforeEach(() => void calls.splice(0))

/** The charts, and the transitions that no path can take. */
const samples: readonly [machine: AnyStateMachine, missing?: readonly string[]][] = [
  ...[wizard, profileForm, poll, downloads, player, corridor, checkout, searchBox, switches].map(
    (machine): [AnyStateMachine] => [machine as AnyStateMachine],
  ),
  [crossing, ['green: after 30000: a shorter delay of its state always ends first']],
]

describe.each(samples)('a chart without a test model, %#', (machine, missing = []) => {
  test(`${machine.id} has covering paths, an outline and a picture with all of it, and nothing of it runs`, async () => {
    const { coverages, drawing, outline, graph } = check(machine)
    expect(coverages[0]?.missing).toEqual(missing)
    const [layout] = await layOutAll([drawing])
    const svg = pictureFileOf(layout as NonNullable<typeof layout>)
    const count = (name: string) => new Set(svg.match(new RegExp(`data-${name}="[^"]*"`, 'g'))).size
    expect([count('state'), count('transition')]).toEqual([graph.chart.states.length, graph.chart.transitions.length])
    expect(outline.split('\n').filter((line) => line.includes('**')).length).toBeGreaterThanOrEqual(
      graph.chart.states.length - 1,
    )
    expect(outline).not.toMatch(/without a name|undefined|\[object/)
    expect(calls).toEqual([])
  })
})

test('history states are marked, in the outline and in the picture', async () => {
  const { drawing, outline } = check(player as AnyStateMachine)
  expect(outline).toContain('- **Last** – history\n')
  expect(outline).toContain('- **Anywhere** – deep history\n')
  const [layout] = await layOutAll([drawing])
  const svg = pictureFileOf(layout as NonNullable<typeof layout>)
  const iconIn = (state: string) => new RegExp(`data-state="${state}".*?class="mark (\\w+)"`, 's').exec(svg)?.[1]
  expect([iconIn('on.last'), iconIn('on.anywhere')]).toEqual(['history', 'deepHistory'])
  expect(svg).toContain('>goes to the inner state that was active last<')
  expect(svg).toContain('>goes to all inner states that were active last<')
})

test('guards and actions of several lines have their first words as names', () => {
  const door = createMachine({
    id: 'door',
    on: {
      push: {
        guard: ({ context, event }) => {
          const { force } = event as unknown as { force: number }
          return force > 10 && context !== undefined
        },
        actions: ({ event }) => {
          event['sender'].thank(event.type)
        },
      },
      pull: { guard: ({ event }) => event['force'] > 10 && event['isOpen'] === true && event['hand'] !== 'left' },
    },
  })
  const { outline } = check(door as AnyStateMachine)
  expect(outline).toContain('- push [const { force } = event; return force > 10 && context …]; event["sender"].thank')
  expect(outline).toContain('- pull [event["force"] > 10 && event["isOpen"] === true …]')
})

test('a transition that cannot happen has its reason', () => {
  const gate = createMachine({
    id: 'gate',
    initial: 'closed',
    states: {
      closed: { on: { OPEN: 'open', BREAK: 'broken' } },
      open: { always: 'closed', on: { CLOSE: 'closed' } },
      broken: { type: 'final', on: { REPAIR: 'closed' } },
    },
  })
  expect(check(gate as AnyStateMachine).coverages[0]?.missing).toEqual([
    'open: CLOSE: its state open is left at once',
    'broken: REPAIR: the chart has ended by then',
  ])
})

test('a chart without a test model meets the other criteria too', () => {
  const criteria = ['states', 'one-switch', 'guards', 'outcomes', 'delays', 'edges'] as const
  for (const machine of [poll, checkout, player, searchBox])
    expect(check(machine as AnyStateMachine, undefined, criteria).coverages.flatMap(({ missing }) => missing)).toEqual(
      [],
    )
})
