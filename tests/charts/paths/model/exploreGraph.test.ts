import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exploreGraph } from '#charts/paths/model/exploreGraph.ts'

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)

test('only one module imports the graph library', () => {
  const files = ['machines', 'src', 'tests'].flatMap(filesIn)
  const importing = files.filter((file) =>
    /from '(@xstate\/test|@xstate\/graph|xstate\/graph)'/.test(readFileSync(file, 'utf8')),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(importing).toEqual(['src/charts/paths/model/exploreGraph.ts'])
})

test('states are explored breadth first, and the first state with a key represents all of them', () => {
  const stateAt = (at: number) => ({ status: 'active' as const, output: undefined, error: undefined, at })
  const explored = exploreGraph({
    start: stateAt(0),
    step: ({ at }, { type }: { type: string }) => stateAt(type === 'up' ? at + 1 : at + 10),
    eventsAt: ({ at }) => (at < 3 ? [{ type: 'up' }, { type: 'leap' }] : []),
    keyOf: ({ at }) => `ends in ${at % 10}`,
    nameOf: ({ type }) => type,
    limit: 50,
  })
  expect(
    explored.map(({ key, snapshot: { at }, transitions }) => [
      key,
      at,
      transitions.map(({ event, snapshot }) => `${event.type} ${snapshot.at}`),
    ]),
  ).toEqual([
    ['ends in 0', 0, ['up 1', 'leap 10']],
    ['ends in 1', 1, ['up 2', 'leap 11']],
    ['ends in 2', 2, ['up 3', 'leap 12']],
    ['ends in 3', 3, []],
  ])
})
