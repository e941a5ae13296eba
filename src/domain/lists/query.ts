import { normaliseTerm } from '#domain/lists/rows.ts'
import { defaultPageSize } from '#domain/limits.ts'
import type { SortKey } from '#domain/lists/sorting.ts'

/** What a person asks of one list. */
export interface ListQuery {
  /** As it was typed. */
  readonly term: string
  readonly sort: SortKey
  /** Rows of a page. */
  readonly pageSize: number
  /** From 1. It can lie beyond the end; the page shown never does. */
  readonly page: number
  /** The row whose drawer is open. */
  readonly openRowId: string | null
}

export const defaultQuery: ListQuery = { term: '', sort: 'date', pageSize: defaultPageSize, page: 1, openRowId: null }

/** Another term starts on page 1; the same one with other spaces around it changes nothing but the field. */
export const withTerm = (query: ListQuery, term: string): ListQuery => ({
  ...query,
  term,
  page: normaliseTerm(term) === normaliseTerm(query.term) ? query.page : 1,
})

/** Another order or page size goes back to page 1 (§4). */
export const withSort = (query: ListQuery, sort: SortKey): ListQuery => ({ ...query, sort, page: 1 })
export const withSize = (query: ListQuery, size: number): ListQuery => ({ ...query, pageSize: size, page: 1 })

export const withPage = (query: ListQuery, page: number): ListQuery => ({
  ...query,
  page: Math.max(1, Math.floor(page)),
})
