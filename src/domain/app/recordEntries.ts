import type { LoadedRecord } from '#domain/app/loadedRecords.ts'
import type { PaletteEntry, RecordCounts } from '#domain/app/palette.ts'
import { can } from '#domain/auth/roles.ts'
import type { Item } from '#domain/items/items.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import { displayNameOf } from '#domain/people/accounts.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { hasIdAndEmail } from '#domain/people/statusQueue.ts'
import { availableStatusChange, type User } from '#domain/people/users.ts'
import { itemRecord } from '#domain/records/item.ts'
import { marketerRecord } from '#domain/records/marketer.ts'
import { createFindField, createToSearchText } from '#domain/records/record.ts'
import { userRecord } from '#domain/records/user.ts'
import { urlOfRow } from '#domain/routes/routes.ts'
import { createSearch } from '#domain/search/createSearch.ts'
import { fold, type FoldedText, joinFolded, toSearchText } from '#domain/search/search.ts'
import { startWords } from '#domain/search/startWords.ts'
import { isolate } from '#domain/text.ts'

/** How many records the palette shows at once. */
const maxRecords = 20

type Noun = 'User' | 'Item' | 'Marketer'

const nounOf = (source: ListSource): Noun => {
  if (source === 'allMarketers') return 'Marketer'
  return source === 'allUsers' || source === 'activeUsers' || source === 'inactiveUsers' ? 'User' : 'Item'
}

const pages = { User: 'users', Item: 'allItems', Marketer: 'marketers' } as const

type Change = Pick<PaletteEntry, 'id' | 'label' | 'target'>

const toChange = ({ id, ...change }: Change, recordId: string): PaletteEntry => ({
  ...change,
  id: `${id} ${recordId}`,
  kind: 'change',
  hint: '',
})

const userActions = (user: User, role: string): Change[] => {
  if (!can(role, 'suspendUsers') || !hasIdAndEmail(user)) return []
  const change = availableStatusChange(user)
  const label = change === 'suspend' ? 'Suspend' : 'Activate'
  const event = { type: 'change.requested', change, users: [user] } as const
  return [{ id: change, label, target: { pageAction: { route: 'users', event } } }]
}

const marketerActions = (marketer: Marketer, role: string): Change[] => {
  const action = (type: 'edit.requested' | 'share.requested' | 'delete.requested', label: string): Change => ({
    id: label,
    label,
    target: { pageAction: { route: 'marketers', event: { type, marketer } } },
  })
  const share = action('share.requested', 'Send code')
  if (!can(role, 'changeMarketers')) return [share]
  return [action('edit.requested', 'Edit'), share, action('delete.requested', 'Delete')]
}

const itemActions = ({ userId }: Item): Change[] =>
  userId === '' ? [] : [{ id: 'owner', label: 'Open owner', target: { url: urlOfRow('users', userId) } }]

const findFieldOf = {
  User: createFindField(userRecord),
  Item: createFindField(itemRecord),
  Marketer: createFindField(marketerRecord),
}

/** A term that looks like an id or a part of one. Other terms find ids only by chance: 'ada' is in one of 200. */
const looksForIds = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:usr|itm)-/.test(word) || (word.length >= 6 && /\d/.test(word)))

/** The field in which a search has found what the texts of an entry do not show: 'Owner’s name: Ada Obi'. */
const reasonOf = (noun: Noun, entity: unknown, shown: FoldedText, term: string): string | undefined => {
  const words = fold(term).split(' ')
  const hidden = words.filter((word) => !shown.includes(word))
  if (hidden.length === 0) return undefined
  // A phone number is found by its digits, however they are divided.
  const searches = [term, ...hidden].map(createSearch)
  const find = (isWanted: (text: FoldedText) => boolean) =>
    findFieldOf[noun](
      entity as never,
      (text) => searches.some((isFound) => isFound(text)) && isWanted(text),
      looksForIds(words),
    )
  const field = find((text) => hidden.some((word) => startWords(text, [word]))) ?? find(() => true)
  return field && `${field.label}: ${field.text}`
}

const detailsOf = (noun: Noun, entity: unknown, role: string) => {
  if (noun === 'Item') {
    const item = entity as Item
    return { label: item.itemName, fact: item.brand, actions: itemActions(item) }
  }
  const person = entity as User & Marketer
  const actions = noun === 'User' ? userActions(person, role) : marketerActions(person, role)
  return { label: displayNameOf(person), fact: person.email, actions }
}

/**
 * The entry of a record: it opens the record, and has the changes that the role may make. It shows in which field the term
 * was found.
 */
export const toRecordEntry = ({ source, row }: LoadedRecord, role: string, term: string): PaletteEntry => {
  const noun = nounOf(source)
  const { label, fact: usual, actions } = detailsOf(noun, row.entity, role)
  const fact = reasonOf(noun, row.entity, toSearchText([label, usual]), term) ?? usual
  return {
    id: row.id,
    kind: 'record',
    label: label || row.id,
    hint: fact ? `${noun} · ${isolate(fact)}` : noun,
    target: { url: urlOfRow(pages[noun], row.id) },
    actions: actions.map((change) => toChange(change, row.id)),
  }
}

const words = {
  suspend: fold('user suspend'),
  activate: fold('user activate'),
  Item: fold('item open owner'),
  Marketer: fold('marketer edit send code delete'),
}

/** The kind of a record and its actions. Thousands of records are searched at each letter, so this folds nothing. */
const wordsOf = (noun: Noun, entity: unknown): FoldedText =>
  words[noun === 'User' ? availableStatusChange(entity as User) : noun]

/** An action is found with a word of its record ('suspend ada'): 'sus' alone would find every user who is active. */
const withWords = (text: FoldedText, terms: readonly string[], noun: Noun, entity: unknown): FoldedText =>
  terms.length > 1 ? joinFolded(text, wordsOf(noun, entity)) : text

const itemTextWithoutIds = createToSearchText(itemRecord, false)

/** How well a term fits a name, from 0: the name starts with it, a word does, or it is inside. Both are folded. */
const rankOf = (name: string, term: string): 0 | 1 | 2 => {
  if (name.startsWith(term)) return 0
  return name.includes(` ${term}`) ? 1 : 2
}

/**
 * The first records that a term finds, by their fields, their kind or their actions ('suspend ada'). Those that it finds
 * by their names come first, and of these those that start with it. Of the others, those come first in which its words
 * start words.
 */
export const findRecords = (records: readonly LoadedRecord[], term: string, role: string): PaletteEntry[] => {
  const folded = fold(term).trim()
  if (folded === '') return []
  const isFound = createSearch(term)
  const terms = folded.split(' ')
  const withIds = looksForIds(terms)
  const textOf = ({ source, row: { entity, searchText } }: LoadedRecord): FoldedText | null => {
    const noun = nounOf(source)
    const text = withWords(searchText, terms, noun, entity)
    if (!isFound(text)) return null
    if (noun !== 'Item' || withIds) return text
    const textWithoutIds = withWords(itemTextWithoutIds(entity as Item), terms, noun, entity)
    return isFound(textWithoutIds) ? textWithoutIds : null
  }
  const named: [LoadedRecord[], LoadedRecord[], LoadedRecord[]] = [[], [], []]
  const [starting, inside]: [LoadedRecord[], LoadedRecord[]] = [[], []]
  for (const record of records) {
    if (named[0].length === maxRecords) break
    const { sortName } = record.row
    if (isFound(sortName)) named[rankOf(sortName, folded)].push(record)
    else if (starting.length < maxRecords) {
      const text = textOf(record)
      if (text !== null) (startWords(text, terms) ? starting : inside).push(record)
    }
  }
  return [...named.flat(), ...starting, ...inside]
    .slice(0, maxRecords)
    .map((record) => toRecordEntry(record, role, term))
}

const pluralOf = (source: ListSource): string => `${nounOf(source).toLowerCase()}s`

const countOf = (records: readonly LoadedRecord[], source: ListSource): number =>
  records.filter((record) => nounOf(record.source) === nounOf(source)).length

/** Entries that search all records of these lists. */
export const restEntries = (
  sources: readonly ListSource[],
  counts: RecordCounts,
  formatCount: (count: number) => string,
): PaletteEntry[] =>
  sources.map((source) => {
    const count = counts[source]
    return {
      id: `search all ${source}`,
      kind: 'search',
      label: `Search all ${count === undefined ? '' : `${formatCount(count)} `}${pluralOf(source)}`,
      hint: '',
      target: { searchAll: source },
    }
  })

/** How far the palette is while it searches all records of a list. */
export const searchingText = (
  records: readonly LoadedRecord[],
  source: ListSource,
  counts: RecordCounts,
  formatCount: (count: number) => string,
): string => {
  const count = counts[source]
  const found = countOf(records, source)
  const total = count === undefined || count < found ? '' : ` of ${formatCount(count)}`
  return `Searching… ${formatCount(found)}${total} ${pluralOf(source)}`
}

const searchedSources = ['allUsers', 'allItems', 'allMarketers'] as const

/** What the palette has searched if it has not searched all records: the first of some lists. */
export const searchedText = (
  records: readonly LoadedRecord[],
  isComplete: (source: ListSource) => boolean,
  formatCount: (count: number) => string,
): string => {
  const parts = searchedSources
    .filter((source) => !isComplete(source))
    .map((source) => `${formatCount(countOf(records, source))} ${pluralOf(source)}`)
  return parts.length === 0 ? '' : `Searched the first ${parts.join(' and ')}.`
}
