import type { ToastEffect } from '#machines/effects.ts'
import type { AlertReceived } from '#machines/messages.ts'
import { testModels } from '#machines/testModels.ts'
import { type TestModel, toAnyTestModel } from '#charts/testModel.ts'

/** What a person notices of a toast, and of an error that only the bell lists. The chart describes other effects. */
const describeEffect = (effect: { readonly type: string }): string | undefined => {
  if (effect.type === 'alert.received') return `the bell lists "${(effect as AlertReceived).text}"`
  if (effect.type !== 'toast') return undefined
  const { text, action } = effect as ToastEffect
  return `a message says "${text}"${action === undefined ? '' : ` and offers '${action}'`}`
}

/** The test models of all production charts. */
export const allTestModels: readonly TestModel[] = testModels.map((testModel) => ({
  ...toAnyTestModel(testModel as never),
  describeEffect,
}))
