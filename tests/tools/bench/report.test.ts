import { expect, test } from 'vitest'
import type { Visit } from '#tools/bench/measure/measureVisit.ts'
import { median, reportPages } from '#tools/bench/report.ts'

const emptyVisit: Visit = { painted: 0, answers: 0, lcp: 0, script: 0, requests: 0, blocking: 0, cls: 0 }

/** Visits with some figures; all others are 0. */
const visits = (...figures: readonly Partial<Visit>[]): Visit[] => figures.map((some) => ({ ...emptyVisit, ...some }))

const users = {
  page: 'users',
  subjects: [
    {
      name: 'dist/stack',
      first: visits(
        { painted: 1_500, answers: 2_400, lcp: 1_510, script: 177_500, requests: 35, blocking: 500 },
        { painted: 1_700, answers: 2_600, lcp: 1_710, script: 177_500, requests: 35, blocking: 600 },
        { painted: 9_000, answers: 9_900, lcp: 9_010, script: 177_500, requests: 36, blocking: 900 },
      ),
      again: visits({ painted: 700, answers: 1_200, lcp: 710, requests: 6, blocking: 300 }),
    },
    {
      name: 'bare',
      first: visits({ painted: 1_200, answers: 1_300, lcp: 1_210, script: 70_600, requests: 3, blocking: 110 }),
      again: visits({ painted: 480, answers: 500, lcp: 490, requests: 1, blocking: 60 }),
    },
  ],
}
const landing = {
  page: 'landing',
  subjects: [{ name: 'dist/stack', first: visits({ painted: 800, lcp: 840 }), again: visits({ lcp: 500 }) }],
}

test.each([
  [[3, 100, 1], 3],
  [[4, 1, 2, 100], 3],
  [[], Number.NaN],
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected)
})

test('the report compares the medians of each visit with the bare page', () => {
  expect(reportPages([users, landing]).split('\n')).toEqual([
    'page     site        visit  painted  ratio  answers  ratio    LCP  script  requests  blocking    CLS',
    'users    dist/stack  first    1,700   1.42    2,600   2.00  1,710   177.5        35       600  0.000',
    'users    dist/stack  again      700   1.46    1,200   2.40    710     0.0         6       300  0.000',
    'users    bare        first    1,200           1,300         1,210    70.6         3       110  0.000',
    'users    bare        again      480             500           490     0.0         1        60  0.000',
    'landing  dist/stack  first      800               0           840     0.0         0         0  0.000',
    'landing  dist/stack  again        0               0           500     0.0         0         0  0.000',
  ])
})
