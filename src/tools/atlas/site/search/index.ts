import { distance } from 'fastest-levenshtein'
import { stemOf } from '#tools/atlas/site/search/stem.ts'
import { synonymsOf } from '#tools/atlas/site/search/synonyms.ts'
import { termsOfText, type Word } from '#tools/atlas/site/search/words.ts'

/** A text of an entry, and how much a word in it counts. */
export interface WeighedText {
  readonly text: string
  readonly weight: number
}

/** For each term the entries that have it, with its weight in each. */
export type TermIndex = ReadonlyMap<string, ReadonlyMap<number, number>>

/** A word counts a little less in a long text, and a little more if the text repeats it. */
const usualLength = 20
const lengthShare = 0.3
const repetitionShare = 0.2
const weightIn = (weight: number, length: number, times: number): number =>
  (weight * (1 + repetitionShare * Math.log2(times))) /
  (1 - lengthShare + lengthShare * Math.sqrt(length / usualLength))

export const indexOf = (entries: readonly (readonly WeighedText[])[]): TermIndex => {
  const index = new Map<string, Map<number, number>>()
  for (const [id, texts] of entries.entries())
    for (const { text, weight } of texts) {
      const terms = termsOfText(text)
      const times = new Map<string, number>()
      for (const term of terms) times.set(term, (times.get(term) ?? 0) + 1)
      for (const [term, count] of times) {
        const found = index.get(term) ?? new Map<number, number>()
        found.set(id, Math.max(found.get(id) ?? 0, weightIn(weight, terms.length, count)))
        index.set(term, found)
      }
    }
  return index
}

/** How good a match is that is not the word itself. */
const quality = { prefix: 0.8, misspelt: 0.6, synonym: 0.75, part: 0.3 }

/** The terms of the index that a word can mean, with the quality of the match. */
const meaningsOf = (index: TermIndex, { term, parts }: Word): ReadonlyMap<string, number> => {
  const meanings = new Map<string, number>()
  const add = (other: string, share: number) => {
    if (index.has(other)) meanings.set(other, Math.max(meanings.get(other) ?? 0, share))
  }
  add(term, 1)
  for (const part of parts) add(part, quality.part)
  for (const synonym of synonymsOf(term)) add(stemOf(synonym), quality.synonym)
  if (/\d/.test(term) || term.length < 3) return meanings
  const terms = [...index.keys()]
  for (const other of terms.filter((each) => each.startsWith(term)))
    add(other, (quality.prefix * term.length) / other.length)
  if (meanings.size === 0 && term.length > 4)
    for (const other of terms.filter((each) => distance(each, term) <= (term.length > 7 ? 2 : 1)))
      add(other, quality.misspelt)
  return meanings
}

/** How much the entries that have a term stand out: a rare word says more than a frequent one. */
const rarityOf = (index: TermIndex, term: string, count: number): number =>
  Math.log(1 + count / (0.5 + [...(index.get(term)?.values() ?? [])].reduce((sum, weight) => sum + weight, 0)))

/** How much a word of a question says, and how well each entry matches it. */
export interface Matches {
  readonly weight: number
  readonly entries: ReadonlyMap<number, number>
}

/** Undefined if no entry has the word or one of its synonyms. */
export const matchesOf = (index: TermIndex, word: Word, count: number): Matches | undefined => {
  const meanings = [...meaningsOf(index, word)].map(([term, share]) => ({
    term,
    share,
    rarity: rarityOf(index, term, count),
  }))
  if (meanings.length === 0) return undefined
  const weight =
    meanings.find(({ term }) => term === word.term)?.rarity ?? Math.max(...meanings.map(({ rarity }) => rarity))
  const entries = new Map<number, number>()
  for (const { term, share, rarity } of meanings)
    for (const [id, inEntry] of index.get(term) ?? [])
      entries.set(id, Math.max(entries.get(id) ?? 0, share * inEntry * Math.min(rarity, weight)))
  return { weight, entries }
}
