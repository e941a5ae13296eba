import { describe, expect, test } from 'vitest'
import type { PageRuns } from '#tools/bench/pageRuns.ts'
import { reportTargets } from '#tools/bench/reportTargets.ts'
import type { Target } from '#tools/bench/targets.ts'
import { visits } from '#tests/tools/bench/visits.ts'

const own = {
  first: visits({
    answers: 2_400,
    lcp: 900,
    script: 130_000,
    requests: 12,
    heap: 8_100_000,
    blocking: 250,
    cls: 0.001,
  }),
  again: visits({ answers: 624 }),
}
const signIn: PageRuns = {
  page: 'sign-in',
  sites: { 'dist/stack': own },
  bare: { first: visits({ answers: 1_200 }), again: visits({ answers: 600 }), withWorker: visits({ answers: 480 }) },
  withoutScripts: { first: visits({ lcp: 900 }), again: visits({}) },
}
const target = (metric: Target['metric'], limit: number, rest: Partial<Target> = {}): Target => ({
  page: 'sign-in',
  visit: 'first',
  metric,
  limit,
  ...rest,
})

const report = (targets: readonly Target[], runs: PageRuns = signIn): string[] =>
  reportTargets([runs], targets)
    .split('\n')
    .slice(1)
    .map((line) => line.replaceAll(/ {2,}/g, ' | '))

describe('the report of the targets', () => {
  test('compares the first visit with the bare page, and the next one with the bare page with a service worker', () => {
    expect(
      report([
        target('answers', 1.35, { relativeTo: 'bare' }),
        target('answers', 1.3, { relativeTo: 'bare', visit: 'again' }),
        target('lcp', 1.1, { relativeTo: 'withoutScripts' }),
      ]),
    ).toEqual([
      'sign-in, first: answers / the bare page | 2.00 x | 1.35 x | missed',
      'sign-in, again: answers / the bare page | 1.30 x | 1.30 x | met',
      'sign-in, first: LCP / the page without scripts | 1.00 x | 1.10 x | met',
      '2 of 3 limits met',
    ])
  })

  test('shows the unit of each figure', () => {
    expect(
      report([
        target('script', 120_000),
        target('requests', 12),
        target('heap', 8_000_000),
        target('blocking', 250),
        target('cls', 0),
      ]),
    ).toEqual([
      'sign-in, first: script until it answers | 130.0 KB | 120.0 KB | missed',
      'sign-in, first: requests until it answers | 12 | 12 | met',
      'sign-in, first: JavaScript heap after load | 8.1 MB | 8.0 MB | missed',
      'sign-in, first: blocking | 250 ms | 250 ms | met',
      'sign-in, first: CLS | 0.001 | 0 | missed',
      '2 of 5 limits met',
    ])
  })

  test('misses a target without a page for comparison', () => {
    const { page, sites } = signIn
    expect(report([target('answers', 1.35, { relativeTo: 'bare' })], { page, sites })).toEqual([
      'sign-in, first: answers / the bare page | – | 1.35 x | missed',
      '0 of 1 limits met',
    ])
  })

  test('leaves out the targets of other pages and names the site if there are several', () => {
    const sites = { 'dist/stack': own, 'old/stack': { ...own, first: visits({ requests: 40 }) } }
    expect(report([target('requests', 12), target('requests', 1, { page: 'users' })], { ...signIn, sites })).toEqual([
      'dist/stack sign-in, first: requests until it answers | 12 | 12 | met',
      'old/stack sign-in, first: requests until it answers | 40 | 12 | missed',
      '1 of 2 limits met',
    ])
  })
})
