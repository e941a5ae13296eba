import { pageSizes, searchTermMaxLength } from '#domain/limits.ts'
import { isListTab, type ListKind, tabOf } from '#domain/lists/kinds.ts'
import { areFiltersEqual, pickFilters } from '#domain/lists/filters.ts'
import { defaultQuery, type ListQuery } from '#domain/lists/query.ts'
import { fold } from '#domain/search/search.ts'
import { sortedColumn, type SortKey, sortKeys } from '#domain/lists/sortKeys.ts'
import { type LinkedLayout, layoutParams, parseLayout } from '#domain/lists/tableLayout.ts'
import { chosenPeriodOf, refereePeriods } from '#domain/periods/signUpPeriods.ts'
import { toWellFormed } from '#domain/text.ts'

/** The view of a list page: the open tab and its query. The URL contains all of it. */
export interface ListView extends ListQuery {
  readonly tab: string
  /** Only in a link, such as a saved view: the list takes it over, and the URL no longer contains it. */
  readonly layout?: LinkedLayout
}

/** The start of a text, without half a surrogate pair at its end. */
const shorten = (text: string): string => toWellFormed(text.slice(0, searchTermMaxLength))

/** The first tab with the default query. */
export const defaultView = (kind: ListKind): ListView => ({ tab: kind.tabs[0].tab, ...defaultQuery })

/** Whether the dropdown or a column header offers an order. */
const hasSort = ({ sorts, headerSorts }: ListKind, sort: SortKey): boolean =>
  sorts.some(({ value }) => value === sort) || (sort !== 'location' && headerSorts.includes(sortedColumn(sort).column))

/** Parses the query string of a URL. Missing and invalid values become the defaults. */
export const parseView = (kind: ListKind, search: string): ListView => {
  const params = new URLSearchParams(search)
  const size = Number(params.get('size'))
  const page = params.get('page') ?? ''
  const tab = tabOf(kind, params.get('tab') ?? '')
  const openRowId = shorten(params.get('open') ?? '') || null
  const period = isListTab(tab) ? undefined : refereePeriods.find((name) => name === params.get('period'))
  const layout = parseLayout((name) => params.get(name))
  return {
    tab: tab.tab,
    term: shorten(params.get('q') ?? ''),
    filters: pickFilters(kind.filters, (name) => params.get(name)),
    sort: sortKeys.find((key) => key === params.get('sort') && hasSort(kind, key)) ?? defaultQuery.sort,
    pageSize: pageSizes.find((pageSize) => pageSize === size) ?? defaultQuery.pageSize,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : defaultQuery.page,
    openRowId,
    period: period ? chosenPeriodOf(period) : defaultQuery.period,
    listed: !isListTab(tab) && openRowId !== null && params.get('listed') === '1',
    ...(layout && { layout }),
  }
}

/** The view as a query string: empty, or starting with a question mark. Defaults are left out. */
export const formatView = (kind: ListKind, view: ListView): string => {
  const initial = defaultView(kind)
  const fields: readonly (readonly [name: string, value: string | number | null, initial: string | number | null])[] = [
    ['tab', view.tab, initial.tab],
    ['q', view.term, initial.term],
    ...kind.filters.map(({ name }) => [name, view.filters[name] ?? null, null] as const),
    ['sort', view.sort, initial.sort],
    ['size', view.pageSize, initial.pageSize],
    ['page', view.page, initial.page],
    ['period', view.period, initial.period],
    ['listed', view.listed && view.openRowId !== null ? 1 : null, null],
    ['open', view.openRowId, initial.openRowId],
    ...layoutParams(view.layout).map(([name, value]) => [name, value, null] as const),
  ]
  const params = new URLSearchParams(
    fields
      .filter(([, value, initialValue]) => value !== initialValue && value !== null)
      .map(([name, value]) => [name, String(value)]),
  )
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/**
 * Whether a change of the view is a new history entry. A search is one entry, however long the person types. So is a
 * side panel, however many rows it shows: Back closes it. The list takes the layout out of a link without a new entry.
 */
export const isHistoryStep = (from: ListView, to: ListView): boolean => {
  const isTyping = fold(from.term) !== '' && fold(to.term) !== '' && from.term !== to.term
  const isOtherRow = from.openRowId !== to.openRowId
  const isNextRow = isOtherRow && from.openRowId !== null && to.openRowId !== null && from.term === to.term
  if (from.layout && !to.layout) return false
  return (
    !(isTyping || isNextRow) ||
    from.tab !== to.tab ||
    !areFiltersEqual(from.filters, to.filters) ||
    (isOtherRow && !isNextRow) ||
    from.sort !== to.sort ||
    from.pageSize !== to.pageSize ||
    from.period !== to.period ||
    from.listed !== to.listed
  )
}
