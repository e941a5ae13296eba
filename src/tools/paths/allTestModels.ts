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

/** Begins with what the page consists of. Of a condition, this says only why something happens. */
const partOfPage =
  /^(the|a|an|each|all|no|another|every) ([a-z-]+ )?(pages?|forms?|fields?|dialogs?|panels?|messages?|tables?|dashboard|lists?|rows?|columns?|menus?|cards?|figures|plots?|palette|bell|buttons?|links?|notices?|bars?|tabs?|tiles|counts?|countdown|drafts?|picture|question|leaderboard|views|entries|results|console (is|has (dark|light)))\b(?! (has|will|waits|starts|stores|remembers|forgets)\b)/i
/** Says what is shown. */
const isShown =
  /^(?!the person ).*\b(shows?|hides|offers?|names|says|appears?|downloads|downloaded|disappears?)\b|^'[A-Z]/

/** Whether a person can check a sentence by looking at the page. */
const isOnScreen = (sentence: string, mayBeCondition = false): boolean =>
  isShown.test(sentence) || (!mayBeCondition && partOfPage.test(sentence))

/** The test models of all production charts. */
export const allTestModels: readonly TestModel[] = testModels.map((testModel) => ({
  ...toAnyTestModel(testModel as never),
  describeEffect,
  isOnScreen,
}))
