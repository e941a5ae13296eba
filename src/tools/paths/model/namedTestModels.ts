import { testDataNames } from '#machines/testDataNames.ts'
import type { TestModel } from '#machines/testModel.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'

/** The test models of all production charts, with the names of their data. Other revisions do not have these names. */
export const namedTestModels: readonly TestModel[] = allTestModels.map((testModel) => ({
  ...testModel,
  dataNames: testDataNames,
}))
