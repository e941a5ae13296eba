import { expect, test } from 'vitest'
import { readRecordedPaths } from '#tools/paths/report/regressions.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'
import { runRecordedPath } from '#tools/paths/report/runRecordedPath.ts'

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
