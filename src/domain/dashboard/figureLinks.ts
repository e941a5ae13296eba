import type { CountName, SliceKind } from '#domain/dashboard/counts.ts'
import { dealLabels } from '#domain/items/deals.ts'
import { dayOf } from '#domain/days.ts'
import { type DaySpan, formatDaySpan } from '#domain/periods/daySpan.ts'
import { daysOf, type TimeFrame } from '#domain/periods/timeFrames.ts'
import type { FilterName } from '#domain/lists/filters.ts'
import { type ListKindName, listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import { urlOfView } from '#domain/routes/address.ts'

/** A tab of a list, and its deal type. */
interface ListTarget {
  readonly kind: ListKindName
  readonly tab: string
  readonly deal?: string
}

const users = (tab: string): ListTarget => ({ kind: 'users', tab })
const items = (tab: string, deal?: string): ListTarget => ({ kind: 'items', tab, ...(deal && { deal }) })

/** The rows that each count counts. */
const targets: Readonly<Record<CountName, ListTarget>> = {
  totalUserCount: users('all'),
  activeUserCount: users('active'),
  suspendedUserCount: users('inactive'),
  totalItemsCount: items('all'),
  rentItemsCount: items('all', dealLabels.rent),
  saleItemsCount: items('all', dealLabels.sale),
  donationItemsCount: items('all', dealLabels.donation),
  swapItemsCount: items('all', dealLabels.swap),
  rentedItemsCount: items('rented'),
  soldItemsCount: items('sold'),
  donatedItemsCount: items('donated'),
}

const sliceTargets: Readonly<Record<SliceKind, ListTarget>> = {
  rent: targets.rentItemsCount,
  sale: targets.saleItemsCount,
  donate: targets.donationItemsCount,
  swap: targets.swapItemsCount,
  rented: targets.rentedItemsCount,
  sold: targets.soldItemsCount,
  donated: targets.donatedItemsCount,
  swapped: items('swapped'),
}

/** The days of a time frame, for a link. Null for 'Lifetime', which is every day. */
export const linkedDays = (timeFrame: TimeFrame, loadedAt: number): DaySpan | null =>
  timeFrame === 'Lifetime' ? null : daysOf(timeFrame, dayOf(new Date(loadedAt)))

const urlOf = ({ kind, tab, deal }: ListTarget, days: DaySpan | null): string => {
  const filters: Partial<Record<FilterName, string>> = {
    ...(days && { date: formatDaySpan(days) }),
    ...(deal !== undefined && { deal }),
  }
  return urlOfView(kind, { ...defaultView(listKinds[kind]), tab, filters })
}

/** The URL of the list with the rows that a count counts. @param days when they were created; null: at any time */
export const urlOfCount = (countName: CountName, days: DaySpan | null = null): string => urlOf(targets[countName], days)

/** The URL of the list with the items of a slice. */
export const urlOfSlice = (slice: SliceKind, days: DaySpan | null): string => urlOf(sliceTargets[slice], days)
