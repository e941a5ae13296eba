import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { leanChart } from '#tools/leanCharts.ts'

const words = /^\s*(description|meta): /m

describe('a chart for browsers', () => {
  test('has lost what it says of itself, and nothing else', () => {
    const chart = `export const doorMachine = setup({ types: { meta: {} as StateMeta } }).createMachine({
  id: 'door',
  description: 'A door, and who opens it.',
  states: {
    open: { description: "It's open, wide", meta: { section: '§1', sees: [{ role: 'button', name: 'Close' }] }, on: { shut: 'closed' } },
    closed: { tags: 'safe', meta: { section: '§2' } },
  },
})`
    expect(leanChart(chart, 'door.machine.ts').replaceAll(/\s+/g, ' ')).toBe(
      "export const doorMachine = setup({ types: { } }).createMachine({ id: 'door', states: { open: { on: { shut: 'closed' } }, closed: { tags: 'safe', }, }, })",
    )
  })

  const files = readdirSync('machines', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.machine.ts'),
  )

  test.each(files)('is made of %s', (file) => {
    const chart = readFileSync(join('machines', file), 'utf8')
    expect([words.test(chart), words.test(leanChart(chart, file))]).toEqual([true, false])
  })
})
