/** One row of a list. The fields for searching and sorting are computed once, when the row arrives. */
export interface ListRow<Entity = unknown> {
  readonly id: string
  readonly entity: Entity
  /** The searchable fields in lower case, one per line. */
  readonly searchText: string
  /** The name for sorting, see `toSortKey`. */
  readonly sortName: string
  /** The number of items. */
  readonly itemCount: number
  /** ISO 8601 in UTC, so that dates can be compared as strings. Empty if unknown. */
  readonly createdAt: string
  /** The texts that filters compare, as the table shows them. Empty if unknown. */
  readonly filterValues: Readonly<Partial<Record<'status' | 'deal' | 'location', string>>>
}

const utcDate = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** A date of the contract for {@link ListRow.createdAt}. A date that cannot be read becomes '', which ranks last. */
export const toSortableDate = (date: string): string => {
  const milliseconds = Date.parse(date)
  if (Number.isNaN(milliseconds)) return ''
  return utcDate.test(date) ? date : new Date(milliseconds).toISOString()
}

const accents = /\p{M}+/gu

/** A name without case and accents. Sorting 10,000 plain strings takes a tenth of the time of a collator. */
export const toSortKey = (name: string): string => name.normalize('NFKD').replace(accents, '').trim().toLowerCase()

/** The normalised search term. Empty if there is no search. */
export const normaliseTerm = (term: string): string => term.trim().toLowerCase()

/** Whether a row contains a normalised term (§5: case-insensitive, any part of the text). */
export const matchesTerm = (row: ListRow, normalisedTerm: string): boolean =>
  normalisedTerm === '' || row.searchText.includes(normalisedTerm)
