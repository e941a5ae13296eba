import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { identityMutantOf } from '#tools/paths/check/mutants.ts'
import { testMutants, type TestedMutant } from '#tools/paths/check/mutation.ts'
import { formatMutationTable } from '#tools/paths/check/mutationTable.ts'
import { approvedFileOf, readChart } from '#tools/paths/approved/approvedFile.ts'
import { namedTestModels } from '#tools/paths/model/namedTestModels.ts'
import { survivors } from '#tests/paths/survivors.ts'

/** Milliseconds for one chart on a busy machine. */
const timeout = 60_000

const requiredShare = 0.95

describe('the mutants of every production chart', () => {
  const all: TestedMutant[] = []

  test.each(namedTestModels.map((testModel) => [testModel.id, testModel] as const))(
    '%s: approved paths notice all mutants except the listed survivors',
    (id, testModel) => {
      const approved = readChart(readFileSync(approvedFileOf(id), 'utf8'), id) ?? []
      const mutants = testMutants(testModel, approved)
      all.push(...mutants)
      expect(testMutants(testModel, approved, [identityMutantOf(testModel.machine)])).toEqual([
        { operator: 'transition', description: 'no change', reason: null },
      ])
      expect(mutants.filter(({ reason }) => reason === null).map(({ description }) => description)).toEqual(
        Object.keys(survivors[id] ?? {}),
      )
    },
    timeout,
  )

  test('are noticed to 95 % or more', () => {
    console.log(`\n${formatMutationTable(all)}`)
    const noticed = all.filter(({ reason }) => reason !== null)
    expect(noticed.length / all.length).toBeGreaterThanOrEqual(requiredShare)
  })
})
