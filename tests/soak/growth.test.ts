import { expect, test } from 'vitest'
import { type Counts, growthPerOpening, leaksOf } from '#tests/soak/growth.ts'

const start: Counts = { heap: 40_000_000, documents: 3, nodes: 2_000, listeners: 300, actors: 12 }
const openings = 20
/** The counts after each opening added something. */
const after = (times: number, each: Partial<Counts>): Counts => ({
  heap: start.heap + times * (each.heap ?? 0),
  documents: start.documents + times * (each.documents ?? 0),
  nodes: start.nodes + times * (each.nodes ?? 0),
  listeners: start.listeners + times * (each.listeners ?? 0),
  actors: start.actors + times * (each.actors ?? 0),
})
const leaksOfConsole = (each: Partial<Counts>) =>
  leaksOf(
    growthPerOpening(
      [0, 1, 2, 3].map((interval) => after(interval * openings, each)),
      openings,
    ),
  )

test('a console whose counts stay has no leak', () => {
  expect(leaksOfConsole({})).toEqual([])
})

test.each([
  ['listeners', 1],
  ['documents', 1],
  ['actors', 1],
  ['nodes', 300],
  ['heap', 100_000],
] as const)('one opening that leaves %s is a leak', (name, count) => {
  expect(leaksOfConsole({ [name]: count })).toEqual([name])
})

test('a cache that fills in one interval is no leak', () => {
  const full = after(openings, { heap: 200_000, listeners: 2 })
  expect(leaksOf(growthPerOpening([start, full, full, full], openings))).toEqual([])
})

test('a leak is found although a late garbage collection removes other listeners', () => {
  const counts = [15, 0, 0, 0].map((others, interval) => ({ ...start, listeners: 300 + others + interval * openings }))
  expect(leaksOf(growthPerOpening(counts, openings))).toEqual(['listeners'])
})
