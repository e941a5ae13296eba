import { fold } from '#domain/search/search.ts'

/** A part of a text. */
export interface MarkedPart {
  readonly text: string
  /** A search found it. */
  readonly isMarked: boolean
}

/** The folded form of a letter. A mark that combines with the letter before it has none. */
const foldLetter = (letter: string): string => (/\s/u.test(letter) ? ' ' : fold(letter))

/**
 * Divides a text into what the words of a term have found, and the rest. Letters are compared like those of a search.
 * @returns parts that together are the text
 */
export const markedParts = (text: string, term: string): readonly MarkedPart[] => {
  const letters = [...text].map((letter) => ({ letter, folded: foldLetter(letter), isMarked: false }))
  /** The letter of each place in the folded text. */
  const places = letters.flatMap((letter) => [...letter.folded].map(() => letter))
  const whole = letters.map(({ folded }) => folded).join('')
  for (const word of fold(term).split(' ').filter(Boolean))
    for (let at = whole.indexOf(word); at !== -1; at = whole.indexOf(word, at + word.length))
      for (const place of places.slice(at, at + word.length)) place.isMarked = true
  const parts: MarkedPart[] = []
  let isMarked = false
  for (const each of letters) {
    if (each.folded !== '') isMarked = each.isMarked
    const last = parts.at(-1)
    if (last?.isMarked === isMarked) parts[parts.length - 1] = { text: last.text + each.letter, isMarked }
    else parts.push({ text: each.letter, isMarked })
  }
  return parts
}
