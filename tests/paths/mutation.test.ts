import { describe, expect, test } from 'vitest'
import { checkChart } from '#tools/paths/check/check.ts'
import { identityMutantOf } from '#tools/paths/check/mutants.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'
import { testMutants, type MutationResult } from '#tools/paths/check/mutation.ts'
import { survivors } from '#tests/paths/survivors.ts'

/** Milliseconds for one chart, on a machine that is busy with other things. */
const patience = 60_000

const bar = 0.95

describe('broken copies of every chart of production', () => {
  const mutations: MutationResult[] = []

  test.each(allTestModels.map((entry) => [entry.id, entry] as const))(
    '%s: paths notice all but those that are explained',
    (id, entry) => {
      const checked = checkChart(entry)
      const mutation = testMutants(checked)
      mutations.push(mutation)
      expect(testMutants(checked, [identityMutantOf(entry.machine)]).survivors).toEqual(['break nothing'])
      expect(mutation.survivors).toEqual(Object.keys(survivors[id] ?? {}))
    },
    patience,
  )

  test('are noticed by 95 % or more', () => {
    const all = mutations.reduce((sum, { mutants }) => sum + mutants, 0)
    const noticed = all - mutations.reduce((sum, mutation) => sum + mutation.survivors.length, 0)
    console.log(`\nPaths notice ${noticed} of ${all} broken copies (${((noticed / all) * 100).toFixed(1)} %).`)
    expect(noticed / all).toBeGreaterThanOrEqual(bar)
  })
})
