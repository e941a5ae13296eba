/** A report about a user or an item (§3). Where, what state and which deal it is about are what the dropdown of §2 arranges by. */
export interface Report {
  readonly id: string
  readonly reportType: 'USER' | 'ITEM'
  readonly userName: string
  readonly userEmail: string
  readonly message: string
  /** Who is reported; of an item, who offers it. */
  readonly userReported: string
  /** ISO 8601, a day. */
  readonly reportDate: string
  readonly location: string
  readonly status: 'Open' | 'In review' | 'Closed'
  readonly dealType: 'Donate' | 'Rent' | 'Sell' | 'Swap'
  /** The item in question; empty where a person is reported. */
  readonly item: string
}

/** The choices of the dropdown (§2), in its order. */
export const reportOrders = ['Location', 'Date', 'Status', 'Deal Type', 'Items'] as const
export type ReportOrder = (typeof reportOrders)[number]

export const defaultReportOrder: ReportOrder = 'Date'

const states: readonly Report['status'][] = ['Open', 'In review', 'Closed']

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
const byDate = (one: Report, other: Report): number => byText(other.reportDate, one.reportDate)

const comparisons: Readonly<Record<ReportOrder, (one: Report, other: Report) => number>> = {
  Location: (one, other) => byText(one.location, other.location),
  Date: byDate,
  Status: (one, other) => states.indexOf(one.status) - states.indexOf(other.status),
  'Deal Type': (one, other) => byText(one.dealType, other.dealType),
  Items: (one, other) => Number(one.item === '') - Number(other.item === '') || byText(one.item, other.item),
}

const haystackOf = (report: Report): string => Object.values(report).join('\n').toLowerCase()

/** The reports that hold a term in any of their texts, arranged by a choice of the dropdown; among equals the newest first. */
export const searchReports = (reports: readonly Report[], term: string, order: ReportOrder): Report[] => {
  const needle = term.trim().toLowerCase()
  const compare = comparisons[order]
  return reports
    .filter((report) => haystackOf(report).includes(needle))
    .toSorted((one, other) => compare(one, other) || byDate(one, other))
}
