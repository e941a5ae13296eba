import { testModels } from '#machines/catalogue.ts'
import type { TestModel } from '#machines/catalogueEntry.ts'
import { toAnyTestModel } from '#tools/paths/model/anyTestModel.ts'

/** Every chart of production. */
export const allTestModels: readonly TestModel[] = testModels.map((entry) => toAnyTestModel(entry as never))
