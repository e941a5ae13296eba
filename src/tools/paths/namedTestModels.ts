import { testDataNames } from '#machines/testDataNames.ts'
import type { TestModel } from '#charts/testModel.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'

/** The test models of all production charts, with the names of their data. Other revisions do not have these names. */
export const namedTestModels: readonly TestModel[] = allTestModels.map((testModel) => ({
  ...testModel,
  dataNames: testDataNames,
}))
