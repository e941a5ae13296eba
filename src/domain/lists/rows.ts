/** One row of a list, with what searching and sorting need made once, when the row arrives. */
export interface ListRow<Entity = unknown> {
  readonly id: string
  readonly entity: Entity
  /** Everything that a search looks into, in lower case, one field a line. */
  readonly searchText: string
  /** The name as sorting compares it. */
  readonly sortName: string
  /** How many items belong to it. */
  readonly itemCount: number
  /** ISO 8601 in UTC, so that later texts are later days; empty where it is not known. */
  readonly createdAt: string
}

const marks = /\p{M}+/gu

/** A name without case and accents: sorting 10,000 of them as plain texts takes a tenth of the time of a collator. */
export const toSortKey = (name: string): string => name.normalize('NFKD').replace(marks, '').trim().toLowerCase()

/** What a typed term looks for; empty where nothing is searched. */
export const normaliseTerm = (term: string): string => term.trim().toLowerCase()

/** Whether a row holds a needle (§5: case does not matter, any part counts). */
export const matchesTerm = (row: ListRow, needle: string): boolean => needle === '' || row.searchText.includes(needle)
