import type { FoldedText } from '#domain/search/search.ts'

/** Whether each word of a term is the start of a word of the text. All are folded. */
export const startWords = (text: FoldedText, words: readonly string[]): boolean =>
  words.every((word) => {
    let at = text.indexOf(word)
    while (at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) at = text.indexOf(word, at + 1)
    return at >= 0
  })
