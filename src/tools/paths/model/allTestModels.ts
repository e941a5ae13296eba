import { testModels } from '#machines/testModels.ts'
import type { TestModel } from '#machines/testModel.ts'
import { describeEffect } from '#tools/paths/model/describeEffect.ts'
import { toAnyTestModel } from '#tools/paths/model/anyTestModel.ts'

/** The test models of all production charts. */
export const allTestModels: readonly TestModel[] = testModels.map((testModel) => ({
  ...toAnyTestModel(testModel as never),
  describeEffect,
}))
