import { testModels } from '#machines/testModels.ts'
import type { TestModel } from '#machines/testModel.ts'
import { toAnyTestModel } from '#tools/paths/model/anyTestModel.ts'

/** Every chart of production. */
export const allTestModels: readonly TestModel[] = testModels.map((entry) => toAnyTestModel(entry as never))
