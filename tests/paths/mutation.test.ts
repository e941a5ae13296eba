import { describe, expect, test } from 'vitest'
import { checkChart } from '#tools/paths/check/check.ts'
import { identityMutantOf } from '#tools/paths/check/mutants.ts'
import { testMutants, type MutationResult } from '#tools/paths/check/mutation.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'
import { survivors } from '#tests/paths/survivors.ts'

/** Milliseconds for one chart on a busy machine. */
const timeout = 60_000

const requiredShare = 0.95

describe('the mutants of every production chart', () => {
  const results: MutationResult[] = []

  test.each(allTestModels.map((testModel) => [testModel.id, testModel] as const))(
    '%s: test paths notice all mutants except the listed survivors',
    (id, testModel) => {
      const checked = checkChart(testModel)
      const result = testMutants(checked)
      results.push(result)
      expect(testMutants(checked, [identityMutantOf(testModel.machine)]).survivors).toEqual(['no change'])
      expect(result.survivors).toEqual(Object.keys(survivors[id] ?? {}))
    },
    timeout,
  )

  test('are noticed to 95 % or more', () => {
    const all = results.reduce((sum, { mutants }) => sum + mutants, 0)
    const noticed = all - results.reduce((sum, result) => sum + result.survivors.length, 0)
    console.log(`\nTest paths notice ${noticed} of ${all} mutants (${((noticed / all) * 100).toFixed(1)} %).`)
    expect(noticed / all).toBeGreaterThanOrEqual(requiredShare)
  })
})
