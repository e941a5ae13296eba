import { expect, test } from 'vitest'
import { type PageData, toVisit } from '#tools/bench/measure/measureVisit.ts'

const page: PageData = {
  marks: {
    painted: 800,
    answers: 1_000,
    lcp: 810,
    cls: 0.1,
    tasks: [
      [100, 60],
      [900, 150],
      [1_100, 500],
    ],
  },
  fcp: 400,
  files: [
    { start: 0, end: 300, isScript: false, bytes: 5_000 },
    { start: 310, end: 700, isScript: true, bytes: 70_000 },
    { start: 310, end: 400, isScript: true, bytes: null },
    { start: 320, end: 1_001, isScript: true, bytes: 9_000 },
    { start: 1_001, end: 1_200, isScript: true, bytes: 8_000 },
  ],
}

const figures = { painted: 800, answers: 1_000, lcp: 810, script: 70_000, requests: 3, cls: 0.1 }

test('a visit counts long tasks, requests and complete scripts until the content answers', () => {
  expect(toVisit(page)).toEqual({ ...figures, blocking: 10 + 100 })
})

test('a visit to static content counts the long tasks from the first paint until the page is idle', () => {
  expect(toVisit(page, true)).toEqual({ ...figures, blocking: 100 + 450 })
})
