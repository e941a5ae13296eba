import { describe, expect, test } from 'vitest'
import type { PageRuns } from '#tools/bench/pageRuns.ts'
import { reportPages, reportReferences } from '#tools/bench/report.ts'
import { visits } from '#tests/tools/bench/visits.ts'

const users: PageRuns = {
  page: 'users',
  sites: {
    'dist/stack': {
      first: visits(
        { painted: 1_500, answers: 2_400, lcp: 1_510, script: 177_500, requests: 35, blocking: 500 },
        { painted: 1_700, answers: 2_600, lcp: 1_710, script: 177_500, requests: 35, blocking: 600 },
        { painted: 9_000, answers: 9_900, lcp: 9_010, script: 177_500, requests: 36, blocking: 900 },
      ),
      again: visits({ painted: 700, answers: 1_200, lcp: 710, requests: 6, blocking: 300 }),
    },
  },
  bare: {
    first: visits({ painted: 1_200, answers: 1_300, lcp: 1_210, script: 70_600, requests: 3, blocking: 110 }),
    again: visits({ painted: 690, answers: 690, lcp: 700, requests: 2, blocking: 80 }),
    withWorker: visits({ painted: 480, answers: 500, lcp: 490, requests: 1, blocking: 60 }),
  },
}

const landing: PageRuns = {
  page: 'landing',
  sites: { 'dist/stack': { first: visits({ painted: 800, answers: 800, lcp: 840 }), again: visits({ lcp: 500 }) } },
  withoutScripts: { first: visits({ lcp: 700 }), again: visits({ lcp: 500 }) },
}

describe('the report of the pages', () => {
  test('compares the medians of each visit with the page for comparison', () => {
    expect(reportPages([users, landing]).split('\n')).toEqual([
      'page     visit  painted   bare  ratio  answers   bare  ratio    LCP  plain  ratio  script  requests  blocking    CLS',
      'users    first    1,700  1,200   1.42    2,600  1,300   2.00  1,710                 177.5        35       600  0.000',
      'users    again      700    480   1.46    1,200    500   2.40    710                   0.0         6       300  0.000',
      'landing  first      800                    800                  840    700   1.20     0.0         0         0  0.000',
      'landing  again        0                      0                  500    500   1.00     0.0         0         0  0.000',
    ])
  })

  test('names the site in each row if there are several', () => {
    const sites = { ...users.sites, 'old/stack': { first: visits({ painted: 1_800 }), again: visits({}) } }
    const rows = reportPages([{ ...users, sites }]).split('\n')
    expect(rows.map((row) => row.split(/ {2,}/).slice(0, 4))).toEqual([
      ['site', 'page', 'visit', 'painted'],
      ['dist/stack', 'users', 'first', '1,700'],
      ['dist/stack', 'users', 'again', '700'],
      ['old/stack', 'users', 'first', '1,800'],
      ['old/stack', 'users', 'again', '0'],
    ])
  })

  test('lists the pages for comparison', () => {
    expect(reportReferences([users, landing]).split('\n')).toEqual([
      'page for comparison  visit                  painted  answers    LCP  script  requests  blocking    CLS',
      'users, bare          first                    1,200    1,300  1,210    70.6         3       110  0.000',
      'users, bare          again                      690      690    700     0.0         2        80  0.000',
      'users, bare          again, service worker      480      500    490     0.0         1        60  0.000',
      'landing, plain       first                        0        0    700     0.0         0         0  0.000',
      'landing, plain       again                        0        0    500     0.0         0         0  0.000',
    ])
  })
})
