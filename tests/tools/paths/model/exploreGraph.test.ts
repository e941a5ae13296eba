import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exploreGraph } from '#tools/paths/model/exploreGraph.ts'

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)

test('one module alone knows the graph library', () => {
  const files = ['machines', 'src', 'tests'].flatMap(filesIn)
  const knowing = files.filter((file) =>
    /from '(@xstate\/test|@xstate\/graph|xstate\/graph)'/.test(readFileSync(file, 'utf8')),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(knowing).toEqual(['src/tools/paths/model/exploreGraph.ts'])
})

test('places are explored breadth first, and the first of a key stands for all of it', () => {
  const place = (at: number) => ({ status: 'active' as const, output: undefined, error: undefined, at })
  const explored = exploreGraph({
    start: place(0),
    step: ({ at }, { type }: { type: string }) => place(type === 'up' ? at + 1 : at + 10),
    eventsAt: ({ at }) => (at < 3 ? [{ type: 'up' }, { type: 'leap' }] : []),
    keyOf: ({ at }) => `ends in ${at % 10}`,
    nameOf: ({ type }) => type,
    limit: 50,
  })
  expect(
    explored.map(({ key, snapshot: { at }, transitions }) => [
      key,
      at,
      transitions.map((way) => `${way.happening.type} ${way.snapshot.at}`),
    ]),
  ).toEqual([
    ['ends in 0', 0, ['up 1', 'leap 10']],
    ['ends in 1', 1, ['up 2', 'leap 11']],
    ['ends in 2', 2, ['up 3', 'leap 12']],
    ['ends in 3', 3, []],
  ])
})
