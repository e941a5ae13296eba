import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { assignChunks, type Chunk, entriesOf, firstChunk } from '#tools/chunks.ts'

const root = process.cwd()

/** A graph of modules in the project folder. */
const graphOf = (imports: Readonly<Record<string, readonly string[]>>) => ({
  getModuleInfo: (id: string) => ({
    importedIds: (imports[id.slice(root.length + 1)] ?? []).map((path) => join(root, path)),
  }),
})

const chunk: Chunk = {
  name: 'start',
  entries: ['start'],
  inside: [
    { name: 'users', entries: ['users'] },
    { name: 'items', entries: ['items'] },
  ],
}

const assigned = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries([...assignChunks(chunk, graphOf(imports))].map(([id, name]) => [id.slice(root.length + 1), name]))

describe('a module', () => {
  test('belongs to the chunk of the entry point that imports it, directly or not', () => {
    expect(assigned({ users: ['table'], table: ['cell'] })).toEqual({
      start: 'start',
      users: 'users',
      table: 'users',
      cell: 'users',
      items: 'items',
    })
  })

  test('that two chunks import belongs to the chunk around them', () => {
    expect(assigned({ users: ['table'], items: ['list'], list: ['table'] })).toMatchObject({
      table: 'start',
      list: 'items',
    })
  })

  test('that an outer chunk imports belongs to that chunk', () => {
    expect(assigned({ start: ['config'], users: ['config'] })).toMatchObject({ config: 'start' })
  })
})

test('every entry point exists', () => {
  expect(entriesOf(firstChunk).filter((path) => !existsSync(path))).toEqual([])
})
