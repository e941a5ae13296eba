import type { CountName } from '#domain/dashboard/counts.ts'
import type { Section } from '#domain/dashboard/sections.ts'
import type { TimeRange } from '#domain/dashboard/timeFrames.ts'
import type { ApiRequest, Operation } from '#services/api/apiRequest.ts'

/** The counts of one result of `getDashboard` (§3). */
const countFields =
  'dashboard { totalUserCount activeUserCount suspendedUserCount totalItemsCount donationItemsCount saleItemsCount ' +
  'rentItemsCount donatedItemsCount soldItemsCount rentedItemsCount swapItemsCount } error'

const name = 'getDashboard'

/** The counts of a section for a range. §7 has no counts for a range without a section. */
const rangeOperation = (
  alias: string,
  section: Section,
  { start, end }: TimeRange,
  fields: string = countFields,
): Operation => ({
  alias,
  name,
  args: { startDate: start.toISOString(), endDate: end.toISOString(), section },
  fields,
})

/** One request for the counts of all time, as `totals`, and of a time frame, as `period` (§7). */
export const createDashboardRequest = (section: Section, range: TimeRange): ApiRequest => ({
  operations: [
    { alias: 'totals', name, fields: countFields, isOptional: true },
    { ...rangeOperation('period', section, range), isOptional: true },
  ],
})

/** One request for the counts of an earlier period, as `earlier`, and one count of each part, as `part0` and so on. */
export const createComparisonRequest = (
  section: Section,
  earlier: TimeRange | null,
  parts: readonly TimeRange[],
  countName: CountName | undefined,
): ApiRequest => {
  const operations = [
    ...(earlier ? [rangeOperation('earlier', section, earlier)] : []),
    ...parts.map((part, index) => rangeOperation(`part${index}`, section, part, `dashboard { ${countName} } error`)),
  ]
  return { operations: operations.map((operation) => ({ ...operation, isOptional: true })) }
}

/** The counts of all time, and of the rows of a range as `recent`, in one request (§7). */
export const createTotalsRequest = (section: Section, range: TimeRange): ApiRequest => ({
  operations: [
    { name, fields: countFields },
    { ...rangeOperation('recent', section, range), isOptional: true },
  ],
})
