import { phoneOf } from '#domain/phones.ts'
import { fold, type FoldedText } from '#domain/search/search.ts'

/** A word that can be a phone number or a part of one. */
const phoneWord = /^(?:tel:)?[\p{P}\p{S}]*\d[\d\p{P}\p{S}]*$/u

/** The digits that find a phone number in E.164. The zero before a national number stands for the code of Nigeria. */
const digitsIn = (typed: string): readonly string[] => {
  const isForeign = /^(?:tel:)?(?:\+|00)/.test(typed)
  const digits = (isForeign ? typed.replace('(0)', '') : typed).replace(/\D/g, '')
  const part = digits.replace(/^0+(?:9(?=234))?/, '')
  const whole = phoneOf(isForeign ? `+${part}` : digits)?.slice(1) ?? ''
  const national = !isForeign && digits.startsWith('0') && part.length >= 2 ? `234${part}` : ''
  return [part.length >= 4 ? part : '', whole, national].filter((text) => text !== '')
}

/** The words of a term. Words in a row that can be one phone number are together. */
const groupWords = (term: FoldedText): readonly (readonly string[])[] => {
  const groups: string[][] = []
  for (const word of term.split(' ')) {
    const last = groups.at(-1)
    if (last && [word, last[0] ?? ''].every((each) => phoneWord.test(each))) last.push(word)
    else groups.push([word])
  }
  return groups
}

/**
 * Makes a search (§5): it finds the texts with all words of the term, in any order. A phone number is found in every
 * spelling.
 * @returns a test of a folded text. Without a word, every text passes
 */
export const createSearch = (term: string): ((text: FoldedText) => boolean) => {
  const groups = groupWords(fold(term)).map((words) => ({
    words,
    digits: phoneWord.test(words[0] ?? '') ? digitsIn(words.join(' ')) : [],
  }))
  return (text) =>
    groups.every(
      ({ words, digits }) => words.every((word) => text.includes(word)) || digits.some((each) => text.includes(each)),
    )
}
