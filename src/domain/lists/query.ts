import { type Filters, hasFilters, noFilters } from '#domain/lists/filters.ts'
import { fold } from '#domain/search/search.ts'
import { batchSize, defaultPageSize } from '#domain/limits.ts'
import type { SortKey } from '#domain/lists/sortKeys.ts'
import type { ChosenPeriod } from '#domain/periods/signUpPeriods.ts'

/** The query of one list. */
export interface ListQuery {
  /** As typed, with spaces. */
  readonly term: string
  readonly filters: Filters
  readonly sort: SortKey
  /** Rows per page. */
  readonly pageSize: number
  /** From 1. It can be greater than the number of pages; `currentPage` is not. */
  readonly page: number
  /** The row with the open side panel. */
  readonly openRowId: string | null
  /** When the referees of the leaderboard signed up. Null for all time, and in a tab with a list. */
  readonly period: ChosenPeriod | null
  /** The side panel over the leaderboard starts with only the referees with items. */
  readonly listed: boolean
}

export const defaultQuery: ListQuery = {
  term: '',
  filters: noFilters,
  sort: 'date',
  pageSize: defaultPageSize,
  page: 1,
  openRowId: null,
  period: null,
  listed: false,
}

/** Whether the query leaves rows out, by its term or its filters. */
export const isSearchQuery = ({ term, filters }: ListQuery): boolean => fold(term) !== '' || hasFilters(filters)

/** Whether the query concerns rows that the first batch does not have: it searches, orders, opens a row or goes beyond. */
export const needsAllRows = (query: ListQuery): boolean =>
  isSearchQuery(query) ||
  query.sort !== defaultQuery.sort ||
  query.openRowId !== null ||
  query.page * query.pageSize > batchSize

/** A new term starts on page 1. Only spaces around the term keep the page. */
export const withTerm = (query: ListQuery, term: string): ListQuery => ({
  ...query,
  term,
  page: fold(term) === fold(query.term) ? query.page : 1,
})

export const withPage = (query: ListQuery, page: number): ListQuery => ({
  ...query,
  page: Math.max(1, Math.floor(page)),
})

/** What a person chooses for a list with a press: filters, the order, the page size or the page of rows. */
export type QueryChoice = Partial<Omit<ListQuery, 'term' | 'openRowId' | 'listed'>>

/** Other filters, a new order and a new page size start on page 1 (§4). */
export const withChoice = (query: ListQuery, choice: QueryChoice): ListQuery =>
  withPage({ ...query, ...choice }, choice.page ?? 1)
