import * as z from 'zod/mini'

/** The word that confirms the deletion of a person's own account (§5). */
export const confirmationWord = 'DELETE'

/** The text for any other word (§5). */
export const confirmationWordRule = `Please type "${confirmationWord}" to confirm`

/** The schema of a form that asks for a word before a deletion. The word must be typed exactly. */
export const confirmationSchema = (word: string, rule: string) =>
  z.object({ confirmation: z.string().check(z.refine((text) => text === word, rule)) })
