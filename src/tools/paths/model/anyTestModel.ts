import type { AnyStateMachine } from 'xstate'
import type { TestModel } from '#machines/testModel.ts'

/** Drops the type of the chart, for tools that treat all charts alike. */
export const toAnyTestModel = <M extends AnyStateMachine>(testModel: TestModel<M>): TestModel =>
  testModel as unknown as TestModel
