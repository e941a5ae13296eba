import type { Section } from '#domain/dashboard/sections.ts'
import type { TimeRange } from '#domain/dashboard/timeFrames.ts'
import { type ApiRequest, createRequest } from '#services/api/apiRequest.ts'

/** The counts of one result of `getDashboard` (§3). */
const countFields =
  'dashboard { totalUserCount activeUserCount suspendedUserCount totalItemsCount donationItemsCount saleItemsCount ' +
  'rentItemsCount donatedItemsCount soldItemsCount rentedItemsCount swapItemsCount } error'

const name = 'getDashboard'

/** One request for the counts of all time, as `totals`, and of a time frame, as `period` (§7). */
export const createDashboardRequest = (section: Section, { start, end }: TimeRange): ApiRequest => {
  const args = { startDate: start.toISOString(), endDate: end.toISOString(), section }
  return createRequest('query', [
    { alias: 'totals', name, fields: countFields },
    { alias: 'period', name, args, fields: countFields },
  ])
}

/** The counts of all time (§7). */
export const totalsRequest: ApiRequest = createRequest('query', [{ name, fields: countFields }])
