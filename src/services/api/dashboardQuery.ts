import type { CountName } from '#domain/dashboard/counts.ts'
import type { Section } from '#domain/dashboard/sections.ts'
import type { TimeRange } from '#domain/periods/timeFrames.ts'
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

/** One request for counts of several ranges of a section. The server may refuse some of them. */
export const createRangesRequest = (
  section: Section,
  ranges: Readonly<Record<string, TimeRange>>,
  countNames: readonly CountName[],
): ApiRequest => {
  const fields = `dashboard { ${countNames.join(' ')} } error`
  return {
    operations: Object.entries(ranges).map(([alias, range]) => ({
      // The period before is compared in all its counts.
      ...rangeOperation(alias, section, range, alias === 'earlier' ? countFields : fields),
      isOptional: true,
    })),
  }
}

/** The counts of all time, and of the rows of a range as `recent`, in one request (§7). */
export const createTotalsRequest = (section: Section, range: TimeRange): ApiRequest => ({
  operations: [
    { name, fields: countFields },
    { ...rangeOperation('recent', section, range), isOptional: true },
  ],
})
