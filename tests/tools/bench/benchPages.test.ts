import { describe, expect, test } from 'vitest'
import { benchPages, readOptions } from '#tools/bench/benchPages.ts'

describe('the options of the benchmark', () => {
  test('are seven runs of all pages of the built site by default', () => {
    expect(readOptions([], 'dist/stack')).toEqual({
      runs: 7,
      pages: benchPages,
      sites: ['dist/stack'],
    })
  })

  test('choose runs, a page and several sites', () => {
    const args = ['--runs', '3', '--page', 'items', '--site', 'new', '--site', 'old']
    expect(readOptions(args, 'dist/stack')).toEqual({
      runs: 3,
      pages: benchPages.filter(({ name }) => name === 'items'),
      sites: ['new', 'old'],
    })
  })

  test('choose an earlier commit', () => {
    expect(readOptions(['--since', 'HEAD~1'], 'dist/stack').since).toBe('HEAD~1')
  })

  test.each([
    [['--runs', '0'], '--runs is "0". Use a whole number from 1 to 99.'],
    [['--page', 'home'], '--page is "home". Use one of users, items, dashboard, sign-in, landing.'],
  ])('refuse %j', (args, message) => {
    expect(() => readOptions(args, 'dist/stack')).toThrow(message)
  })
})
