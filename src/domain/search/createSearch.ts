import { phoneOf } from '#domain/phones.ts'
import { fold, type FoldedText } from '#domain/search/search.ts'

/** What a person types to find a phone number or a part of it. */
const phoneTerm = /^\+?[\d\s()./-]{4,}$/

/** The digits that find a phone number: those of the number, and those of a part without the zeros before it. */
const digitsIn = (folded: FoldedText): readonly string[] => {
  if (!phoneTerm.test(folded)) return []
  const part = folded.replace(/\D/g, '').replace(/^0+/, '')
  return [part, phoneOf(folded)?.slice(1) ?? ''].filter(({ length }) => length >= 4)
}

/**
 * Makes a search (§5): it finds the texts with all words of the term, in any order. A phone number is found in every
 * spelling.
 * @returns a test of a folded text. Without a word, every text passes
 */
export const createSearch = (term: string): ((text: FoldedText) => boolean) => {
  const folded = fold(term)
  const words = folded.split(' ')
  const digits = digitsIn(folded)
  return (text) => words.every((word) => text.includes(word)) || digits.some((each) => text.includes(each))
}
