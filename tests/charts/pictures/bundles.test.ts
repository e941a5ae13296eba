import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { check } from '#charts/check.ts'
import { layOutAll } from '#charts/pictures/layout.ts'

/** A chart with so many rooms, from each of which an arrow leads back to the hall. */
const house = (count: number) => {
  const names = Array.from({ length: count }, (_, index) => `room${index + 1}`)
  const rooms = Object.fromEntries(names.map((name) => [name, { on: { leave: 'hall' } }]))
  const doors = Object.fromEntries(names.map((name) => [`enter ${name}`, name]))
  return createMachine({ id: 'house', initial: 'hall', states: { hall: { on: doors }, ...rooms } } as never)
}

/** The different points where arrows end at the hall. */
const headsIn = async (count: number): Promise<number> => {
  const [layout] = await layOutAll([check(house(count)).drawing])
  const into = layout?.chart.transitions.filter(({ targets }) => targets.includes('hall')) ?? []
  expect(into).toHaveLength(count)
  return new Set(into.map(({ id }) => layout?.arrows.get(id)?.at(-1)?.join())).size
}

test('six arrows into one state have a head each; of seven, a straight one has its own', async () => {
  expect([await headsIn(6), await headsIn(7)]).toEqual([6, 2])
})
