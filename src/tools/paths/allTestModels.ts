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

/** Sentences that say why something happens, repeat what the person does, or tell what only the program knows. */
const notOnScreen = [
  /^(the (URL|device|marketer|open tab|link|page|browser) (has|is not|says)) |^in all other cases|^any (other|later)|^or |^at least|^(it|there) (is|was|were|are) |^no change |^the first load/i,
  /^(the|any) (person|marketer|visitor) (?!can |may |stays |is signed )/i,
  /^the (console|page|dashboard) (remembers|forgets|discards|counts|will|starts with|empties|marks the change)/i,
  /\btokens\b/,
  /^the (console|page) (adds|removes) .* (queue|sessions)/i,
]

/** What a person looks at. All other conditions are about the server, the browser or the data. */
const screenFirst =
  /^(the (form|field|dialog|panel|page|message|table|dashboard|console(?! has| does not))|a message)\b/i

const isOnScreen = (sentence: string, mayBeCondition = false): boolean =>
  (!mayBeCondition || screenFirst.test(sentence)) && isAboutScreen(sentence)

const isAboutScreen = (sentence: string): boolean =>
  / and (shows|offers) /.test(sentence) || !notOnScreen.some((pattern) => pattern.test(sentence))

/** The test models of all production charts. */
export const allTestModels: readonly TestModel[] = testModels.map((testModel) => ({
  ...toAnyTestModel(testModel as never),
  describeEffect,
  isOnScreen,
}))
