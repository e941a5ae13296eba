import type { Deal, dealLabels } from '#domain/items/deals.ts'
import { createSearch } from '#domain/search/createSearch.ts'
import { toSearchText } from '#domain/search/search.ts'

/** A report about a user or an item (§3). */
export interface Report {
  readonly id: string
  readonly reportType: 'USER' | 'ITEM'
  readonly userName: string
  readonly userEmail: string
  readonly message: string
  /** The reported user, or the user who offers the reported item. */
  readonly userReported: string
  /** A day in ISO 8601. */
  readonly reportDate: string
  readonly location: string
  readonly status: 'Open' | 'In review' | 'Closed'
  readonly dealType: (typeof dealLabels)[Deal]
  /** The reported item; empty if a user is reported. */
  readonly item: string
}

/** The options of the dropdown (§2), in its order. */
export const reportOrders = ['Location', 'Date', 'Status', 'Deal Type', 'Items'] as const
export type ReportOrder = (typeof reportOrders)[number]

export const defaultReportOrder: ReportOrder = 'Date'

const statuses: readonly Report['status'][] = ['Open', 'In review', 'Closed']

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
const byDate = (a: Report, b: Report): number => byText(b.reportDate, a.reportDate)

const comparisons: Readonly<Record<ReportOrder, (a: Report, b: Report) => number>> = {
  Location: (a, b) => byText(a.location, b.location),
  Date: byDate,
  Status: (a, b) => statuses.indexOf(a.status) - statuses.indexOf(b.status),
  'Deal Type': (a, b) => byText(a.dealType, b.dealType),
  Items: (a, b) => Number(a.item === '') - Number(b.item === '') || byText(a.item, b.item),
}

/** The reports that contain a term in any field, in the chosen order. Equal reports: newest first. */
export const searchReports = (reports: readonly Report[], term: string, order: ReportOrder): Report[] => {
  const isFound = createSearch(term)
  const compare = comparisons[order]
  return reports
    .filter((report) => isFound(toSearchText(Object.values(report))))
    .toSorted((a, b) => compare(a, b) || byDate(a, b))
}
