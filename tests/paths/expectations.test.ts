import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { approvedFileOf, approvedFolder, readChart } from '#charts/paths/approved/approvedFile.ts'
import { describeComparison } from '#charts/paths/approved/describeComparison.ts'
import { namedTestModels } from '#tools/paths/namedTestModels.ts'
import { readText } from '#charts/readText.ts'

/** Milliseconds for one chart on a busy machine. */
const timeout = 60_000

test('every approved path belongs to a chart', () => {
  const charts = readdirSync(approvedFolder).flatMap((file) =>
    [...(readText(`${approvedFolder}/${file}`) ?? '').matchAll(/^# (.*)$/gm)].map(([, chart]) => ({ file, chart })),
  )
  const known = namedTestModels.map(({ id }) => id)
  expect(charts.filter(({ chart = '' }) => !known.includes(chart))).toEqual([])
})

test('the files of approved paths have at most 5,000 lines', () => {
  const lines = readdirSync(approvedFolder).flatMap((file) => (readText(`${approvedFolder}/${file}`) ?? '').split('\n'))
  expect(lines.length).toBeLessThanOrEqual(5_000)
})

describe('every production chart', () => {
  test.each(namedTestModels.map((testModel) => [testModel.id, testModel] as const))(
    '%s: does what is approved',
    (id, testModel) => {
      expect(describeComparison(testModel, readChart(readText(approvedFileOf(id)), id))).toEqual([])
    },
    timeout,
  )
})
