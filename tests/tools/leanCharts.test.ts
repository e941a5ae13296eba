import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { leanChart } from '#tools/leanCharts.ts'

const removed = /^\s*(description|meta): /m

describe('a chart in a build', () => {
  test('has no descriptions and no meta data, and is otherwise unchanged', () => {
    const chart = `export const doorMachine = setup({ types: { meta: {} as StateMeta } }).createMachine({
  id: 'door',
  description: 'A door.',
  states: {
    open: { description: "It's open, wide", meta: { elements: [{ role: 'button' }] }, on: { close: { description: 'It closes.', target: 'closed' } } },
    closed: { tags: 'safe', meta: { section: '§2' } },
  },
})`
    expect(leanChart(chart, 'door.machine.ts').replaceAll(/\s+/g, ' ')).toBe(
      'export const doorMachine = setup({ types: { } }).createMachine({ ' +
        "id: 'door', states: { open: { on: { close: 'closed' } }, closed: { tags: 'safe', }, }, })",
    )
  })

  test('that is the table of the routes has no descriptions and nothing about documents', () => {
    const table = "export const table = { users: { description: 'All users.', page: users, document: null } }"
    expect(leanChart(table, 'src/app/router/adminRoutes.tsx').replaceAll(/\s+/g, ' ')).toBe(
      'export const table = { users: { page: users, } }',
    )
  })

  const files = readdirSync('machines', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.machine\.ts$|openPage\.ts$/.test(file),
  )

  test.each(files)('has neither: %s', (file) => {
    const chart = readFileSync(join('machines', file), 'utf8')
    expect([removed.test(chart), removed.test(leanChart(chart, file))]).toEqual([true, false])
  })
})
