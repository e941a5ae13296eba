import * as z from 'zod/mini'
import { toPlainText } from '#domain/search/search.ts'

/** The word that confirms the deletion of a person's own account (§5). */
export const confirmationWord = 'DELETE'

/** The text for any other word (§5). */
export const confirmationWordRule = `Please type "${confirmationWord}" to confirm`

/** Whether a person has typed a word or a name as an ordinary keyboard types it. Capitals count (§5). */
export const isTyped = (text: string, word: string): boolean => {
  const typed = toPlainText(text)
  return typed !== '' && typed === toPlainText(word)
}

/** The schema of a form that asks for a word or a name before a deletion. */
export const confirmationSchema = (word: string, rule: string) =>
  z.object({ confirmation: z.string().check(z.refine((text) => isTyped(text, word), rule)) })
