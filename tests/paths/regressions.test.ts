import { expect, test } from 'vitest'
import { allTestModels } from '#tools/paths/allTestModels.ts'
import { readRecordedPaths, runRecordedPath } from '#tests/paths/recordedPaths.ts'

test('the charts follow the paths of problem reports', () => {
  const problems = readRecordedPaths().flatMap(({ file, paths }) =>
    paths.flatMap((path) => {
      const testModel = allTestModels.find(({ id }) => id === path.chart)
      if (!testModel) return [`${file}: the chart ${path.chart} no longer exists`]
      const problem = runRecordedPath(testModel, path)
      return problem === null ? [] : [`${file}: ${problem}`]
    }),
  )
  expect(problems).toEqual([])
})
