import { pageSizes } from '#domain/limits.ts'
import { type ListKind, tabOf } from '#domain/lists/kinds.ts'
import { defaultQuery, type ListQuery } from '#domain/lists/query.ts'
import { normaliseTerm } from '#domain/lists/rows.ts'

/** Where a person is on a page of lists: all that its address holds. */
export interface ListView extends ListQuery {
  readonly tab: string
}

const maxTermLength = 200

/** The view without anything chosen. */
export const defaultView = (kind: ListKind): ListView => ({ tab: kind.tabs[0].tab, ...defaultQuery })

/** Reads the part of an address behind the question mark; what is missing or makes no sense is as at first. */
export const parseView = (kind: ListKind, search: string): ListView => {
  const given = new URLSearchParams(search)
  const size = Number(given.get('size'))
  const page = given.get('page') ?? ''
  return {
    tab: tabOf(kind, given.get('tab') ?? '').tab,
    term: (given.get('q') ?? '').slice(0, maxTermLength),
    sort: kind.sorts.find(({ value }) => value === given.get('sort'))?.value ?? defaultQuery.sort,
    pageSize: pageSizes.find((one) => one === size) ?? defaultQuery.pageSize,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : defaultQuery.page,
    openRowId: given.get('open')?.slice(0, maxTermLength) || null,
  }
}

/** The view as the part of an address behind the path: empty, or with its question mark. What is as at first is left out. */
export const formatView = (kind: ListKind, view: ListView): string => {
  const first = defaultView(kind)
  const fields: readonly (readonly [name: string, value: string | number | null, first: string | number | null])[] = [
    ['tab', view.tab, first.tab],
    ['q', view.term, first.term],
    ['sort', view.sort, first.sort],
    ['size', view.pageSize, first.pageSize],
    ['page', view.page, first.page],
    ['open', view.openRowId, first.openRowId],
  ]
  const given = new URLSearchParams(
    fields
      .filter(([, value, usual]) => value !== usual && value !== null)
      .map(([name, value]) => [name, String(value)]),
  )
  const text = given.toString()
  return text === '' ? '' : `?${text}`
}

/** Whether going from one view to the other is a step that Back undoes. Going on typing is none: the search is one step. */
export const isHistoryStep = (from: ListView, to: ListView): boolean => {
  const isTyping = normaliseTerm(from.term) !== '' && normaliseTerm(to.term) !== '' && from.term !== to.term
  return (
    !isTyping ||
    from.tab !== to.tab ||
    from.openRowId !== to.openRowId ||
    from.sort !== to.sort ||
    from.pageSize !== to.pageSize
  )
}
