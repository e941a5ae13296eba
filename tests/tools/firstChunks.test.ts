import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { assignChunks, type Chunk, firstChunks, missingDependencies } from '#tools/firstChunks.ts'

const root = process.cwd()

/** A graph of modules in the project folder. */
const graphOf = (imports: Readonly<Record<string, readonly string[]>>) => ({
  getModuleInfo: (id: string) => ({
    importedIds: (imports[id.slice(root.length + 1)] ?? []).map((path) => join(root, path)),
  }),
})

const chunks: readonly Chunk[] = [
  { name: 'start', entries: ['start'], after: [] },
  { name: 'charts', entries: ['charts'], after: ['start'] },
  { name: 'users', entries: ['users'], after: ['charts'] },
  { name: 'items', entries: ['items'], after: ['charts'] },
  { name: 'sign-in', entries: ['sign-in'], after: ['start'] },
  { name: 'shared', entries: [], after: ['start'] },
  { name: 'lists', entries: ['lists'], after: ['charts', 'shared'] },
  { name: 'ambassador', entries: ['ambassador'], after: ['shared'], isSplit: true },
]

const assigned = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries([...assignChunks(chunks, graphOf(imports))].map(([id, name]) => [id.slice(root.length + 1), name]))

describe('a module', () => {
  test('belongs to the chunk of the entry point that imports it, directly or not', () => {
    expect(assigned({ users: ['table'], table: ['cell'] })).toEqual({
      start: 'start',
      charts: 'charts',
      users: 'users',
      table: 'users',
      cell: 'users',
      items: 'items',
      'sign-in': 'sign-in',
      lists: 'lists',
    })
  })

  test('that two chunks import belongs to the last chunk that loads before both', () => {
    expect(assigned({ users: ['table'], items: ['list'], list: ['table'] })).toMatchObject({
      table: 'charts',
      list: 'items',
    })
  })

  test('that chunks of different branches import belongs to the chunk before all of them', () => {
    expect(assigned({ users: ['field'], 'sign-in': ['field'] })).toMatchObject({ field: 'start' })
  })

  test('that a split page imports has a chunk only if another page imports it / and no page loads the other one', () => {
    const chunkOf = assigned({ ambassador: ['referees', 'record'], lists: ['record', 'table'] })
    expect(chunkOf).toMatchObject({ record: 'shared', lists: 'lists', table: 'lists' })
    expect(chunkOf).not.toHaveProperty('referees')
    expect(chunkOf).not.toHaveProperty('ambassador')
  })

  test('that an earlier chunk imports belongs to that chunk', () => {
    expect(assigned({ charts: ['config'], users: ['config'] })).toMatchObject({ config: 'charts' })
  })
})

test.each([
  ['the chunk of an area', 'admin-q-D_G1aF', ['Dialog-XVX2uyMf', 'listCharts-CX9mncMl']],
  ['another chunk', 'ReportsPage-DOlgmu4v', ['Dialog-XVX2uyMf', 'admin-q-D_G1aF', 'listCharts-CX9mncMl']],
])('a dynamic import of %s / loads what is not loaded with the chunk and the console', (_, host, missing) => {
  const toFile = (name: string) => `assets/${name}.js`
  const names = ['Dialog-XVX2uyMf', 'console-CxaHJWq0', 'admin-q-D_G1aF', 'libraries-CHEEqeyH', 'listCharts-CX9mncMl']
  const context = { hostId: toFile(host), hostType: 'js' as const }
  expect(missingDependencies('', names.map(toFile), context)).toEqual(missing.map(toFile))
})

test('every entry point exists', () => {
  expect(firstChunks.flatMap(({ entries }) => entries).filter((path) => !existsSync(path))).toEqual([])
})

test('every chunk is listed after the chunks that are loaded before it', () => {
  const names = firstChunks.map(({ name }) => name)
  const early = firstChunks.filter(({ after }, index) => after.some((name) => !names.slice(0, index).includes(name)))
  expect(early).toEqual([])
})
