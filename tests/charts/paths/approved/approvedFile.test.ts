import { describe, expect, test } from 'vitest'
import { readChart, replaceChart } from '#charts/paths/approved/approvedFile.ts'
import { addPath, type Step, type StepTree } from '#charts/paths/approved/stepTree.ts'

const treeOf = (...paths: (readonly Step[])[]): StepTree[] => {
  const tree: StepTree[] = []
  paths.forEach((path) => addPath(tree, path))
  return tree
}

const start = { name: 'start the page', facts: ['closed', 'term ""'] }
const open = { name: 'page.opened: a page', facts: ['open', 'call load (limit 10, term "a, b")'] }
const tree = treeOf(
  [start, open, { name: 'outcome load: the call fails', facts: [] }],
  [start, { name: 'delay 10', facts: [] }],
)

const withoutLines = (steps: readonly StepTree[] | null): unknown =>
  steps?.map(({ name, facts, next }) => ({ name, facts, next: withoutLines(next) })) ?? null

describe('a file of approved paths', () => {
  test('has a line for each step, below the step before it', () => {
    expect(replaceChart(null, 'lists/list', tree)).toBe(
      [
        'The approved paths of these charts (docs/qa.md). A step is indented below the step before it.',
        '',
        '# lists/list',
        'start the page → closed, term ""',
        '  page.opened: a page → open, call load (limit 10, term "a, b")',
        '    outcome load: the call fails → nothing',
        '  delay 10 → nothing',
        '',
      ].join('\n'),
    )
  })

  test('breaks a long line after a fact, and a long fact after a parameter', () => {
    const facts = ['open', `call load (a "${'a'.repeat(90)}", b "${'b, '.repeat(30)}")`, 'term "x"']
    const text = replaceChart(null, 'lists/list', treeOf([{ name: 'start the page', facts }]))
    expect(text.split('\n').slice(3, 6)).toEqual([
      `start the page → open, call load (a "${'a'.repeat(90)}",`,
      `    b "${'b, '.repeat(30)}"), term "x"`,
      '',
    ])
    expect(readChart(text, 'lists/list')?.[0]?.facts).toEqual(facts)
  })

  test('is read as it was written, with the lines of the steps', () => {
    const read = readChart(replaceChart(null, 'lists/list', tree), 'lists/list')
    expect(withoutLines(read)).toEqual(withoutLines(tree))
    expect(read?.[0]?.next.map(({ line }) => line)).toEqual([5, 7])
  })

  test('keeps the other charts when one is replaced', () => {
    const text = replaceChart(replaceChart(null, 'lists/list', tree), 'lists/export', tree)
    expect(replaceChart(text, 'lists/list', tree)).toBe(text)
    expect(text.match(/^# .*$/gm)).toEqual(['# lists/export', '# lists/list'])
  })

  test('has no paths of a chart that was not approved', () => {
    expect(readChart(replaceChart(null, 'lists/list', tree), 'lists/export')).toBeNull()
    expect(readChart(null, 'lists/list')).toBeNull()
  })
})
