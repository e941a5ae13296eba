import { fold } from '#domain/search/search.ts'
import { takeQuantities, toDigits } from '#tools/atlas/site/search/numbers.ts'
import { stemOf } from '#tools/atlas/site/search/stem.ts'

/** A word of a text or of a question, and what it is made of. */
export interface Word {
  readonly term: string
  /** Of a quantity, its number and its unit. */
  readonly parts: readonly string[]
}

/** Words that say nothing about a subject. */
const emptyWords = new Set(
  (
    'a about after also am an and any anyone anything are as at be been being but by can cannot console could did do does during ' +
    "enters ever every for from get gets getting given go goes going got had happen happened happens has have he her his how i i'm if " +
    'in into is it its just let many may me might must my need never of often on or our out over per person please she should so ' +
    'some still than that the their them then there these they this those to until up us want wants was we were what ' +
    'when where whether which while who whom whose why will with without would yet you your'
  ).split(' '),
)

/** What a question asks for: a duration or another number. A text with one has the same term. */
const anyDuration = 'anyduration'
const anyNumber = 'anynumber'

/** Words that together mean something else than each of them. They are the same in texts and questions. */
const phrases = [
  [/\bno longer\b|\bany ?more\b/g, 'not'],
  [/\b(?:some(?:body|one)|anybody|anyone) else\b/g, 'another'],
  [/\b(?:sign|log)(?:s|ed|ing|ged|ging)?(?: (?:\w+|the person))?[ -]?out\b/g, 'signout'],
  [/\b(?:sign|log)(?:s|ed|ing|ged|ging)?[ -]?in\b/g, 'signin'],
  [/\b(?:sign|log)(?:s|ed|ing)?[ -]?up\b/g, 'signup'],
  [
    /\b(?:at (?:most|least)|up to|no more than|(?:more|fewer|less|larger|bigger|longer|higher|greater) than|over(?= \d))\b/g,
    'limit',
  ],
  [/\btimed? out\b/g, 'timeout'],
  [/\b(?:is|are|was) over\b(?! [a-z])/g, 'end'],
] as const

/** They occur in questions only. */
const questionPhrases = [
  [/\bhow long (?:until|before|till)\b|\bwhen (?:can|may)\b/g, `${anyDuration} wait`],
  [/\bhow (?:long|often|soon)\b/g, anyDuration],
  [/\bhow (?:many|much|large|big|old)\b/g, anyNumber],
  [
    /\bwhat (?:may|can) (?=(?:an? )?\w+ (?:do|change|see)\b)|\bwho (?:may|can|has|is (?:allowed|able))\b/g,
    'permission',
  ],
] as const

const replaceAll = (text: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((changed, [phrase, word]) => changed.replace(phrase, ` ${word} `), text)

const isSaid = (word: string): boolean => word !== '' && !emptyWords.has(word)

const readWords = (folded: string): readonly Word[] => {
  const { quantities, rest } = takeQuantities(toDigits(replaceAll(folded, phrases)))
  const words = rest.split(/[^\p{L}\p{N}.'-]+|[.'-]+(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[.'-]+|'s?\b/u).filter(isSaid)
  return [
    ...words.map((word) => ({ term: stemOf(word), parts: [] })),
    ...quantities.map(({ quantity, number, unit }) => ({ term: quantity, parts: [number, unit] })),
  ]
}

/** The words of a question, each one once. */
export const wordsOfQuestion = (question: string): readonly Word[] => {
  const words = readWords(replaceAll(fold(question), questionPhrases))
  return [...new Map(words.map((word) => [word.term, word])).values()]
}

/** All terms of a text, in order. */
export const termsOfText = (text: string): readonly string[] => {
  const words = readWords(fold(text))
  const terms = words.flatMap(({ term, parts }) => [term, ...parts])
  return [
    ...terms,
    ...(words.some(({ term }) => /^\d+ms$/.test(term)) ? [anyDuration] : []),
    ...(terms.some((term) => /^\d/.test(term)) ? [anyNumber] : []),
  ]
}
