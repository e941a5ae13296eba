import { fold } from '#domain/search/search.ts'
import type { Entry, SearchResult } from '#tools/atlas/site/search/entries.ts'
import { indexOf, matchesOf, type TermIndex } from '#tools/atlas/site/search/index.ts'
import { wordsOfQuestion } from '#tools/atlas/site/search/words.ts'

export interface SearchIndex {
  readonly entries: readonly Entry[]
  readonly terms: TermIndex
}

export const searchIndex = (entries: readonly Entry[]): SearchIndex => ({
  entries,
  terms: indexOf(entries.map(({ texts }) => texts)),
})

/** Entries with a lower share of the best rank are not shown. */
const minShare = 0.4

/** The share of the weight of a word from which an entry counts as having the word. */
const fullShare = 0.4

/** 2 if a text is the name of a page or a flow, 1 if it is that of a state. */
const nameRank = ({ kind, label }: SearchResult, text: string): number =>
  fold(label).startsWith(`${text}: `) ? { page: 2, flow: 2, state: 1, transition: 0 }[kind] : 0

/** What has nearly the words of a better result tells little more. */
const repeatedShare = 0.8

interface Ranked {
  readonly named: number
  readonly rank: number
}

const byRank = (one: Ranked, other: Ranked): number => other.named - one.named || other.rank - one.rank

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0)

/**
 * What a question is about, the best first: pages, flows and states with exactly this name, then all others. A word
 * that few entries have says more than a frequent one, and an entry with all words more than one with the best of them.
 */
export const search = ({ entries, terms }: SearchIndex, question: string): readonly SearchResult[] => {
  const words = wordsOfQuestion(question).flatMap((word) => matchesOf(terms, word, entries.length) ?? [])
  const total = sum(words.map(({ weight }) => weight))
  const ids = new Set(words.flatMap((word) => [...word.entries.keys()]))
  const ranked = [...ids].map((id) => {
    const { texts: _, value, topic, ...result } = entries[id] as Entry
    const found = words.map((word) => ({ score: word.entries.get(id) ?? 0, weight: word.weight }))
    const score = sum(found.map((word) => word.score))
    const share = sum(found.map((word) => Math.min(word.score / fullShare, word.weight))) / total
    return { result, topic, rank: score * share * value, named: nameRank(result, fold(question.trim())) }
  })
  const sorted = ranked.sort(byRank)
  const best = sorted[0]?.rank ?? 0
  const topics = new Set<string>()
  return sorted
    .map((each) => {
      const isRepeated = topics.has(each.topic)
      topics.add(each.topic)
      return isRepeated ? { ...each, rank: each.rank * repeatedShare } : each
    })
    .filter(({ rank, named }) => named > 0 || rank > best * minShare)
    .sort(byRank)
    .map(({ result }) => result)
}
