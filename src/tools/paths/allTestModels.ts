import { testModels } from '#machines/testModels.ts'
import type { TestModel } from '#charts/testModel.ts'
import { describeEffect } from '#tools/paths/describeEffect.ts'
import { toAnyTestModel } from '#charts/paths/model/anyTestModel.ts'

/** The test models of all production charts. */
export const allTestModels: readonly TestModel[] = testModels.map((testModel) => ({
  ...toAnyTestModel(testModel as never),
  describeEffect,
}))
