import type { AnyStateMachine } from 'xstate'
import type { TestModel } from '#machines/testModel.ts'

/** An entry for tools that treat all charts alike; what its functions take is only known to its own chart. */
export const toAnyTestModel = <M extends AnyStateMachine>(entry: TestModel<M>): TestModel =>
  entry as unknown as TestModel
