import type { CountName } from '#domain/dashboard/counts.ts'
import type { Section } from '#domain/dashboard/sections.ts'
import type { TimeRange } from '#domain/dashboard/timeFrames.ts'
import { type ApiRequest, writeRequest } from '#services/api/apiRequest.ts'

/** The counts of one result of `getDashboard` (§3). */
const countFields =
  'dashboard { totalUserCount activeUserCount suspendedUserCount totalItemsCount donationItemsCount saleItemsCount ' +
  'rentItemsCount donatedItemsCount soldItemsCount rentedItemsCount swapItemsCount } error'

const name = 'getDashboard'

const argsOf = (section: Section, { start, end }: TimeRange) => ({
  startDate: start.toISOString(),
  endDate: end.toISOString(),
  section,
})

/** One request for the counts of all time, as `totals`, and of a time frame, as `period` (§7). */
export const createDashboardRequest = (section: Section, range: TimeRange): ApiRequest => {
  const args = argsOf(section, range)
  return writeRequest('query', [
    { alias: 'totals', name, fields: countFields },
    { alias: 'period', name, args, fields: countFields },
  ])
}

/** One request for the counts of an earlier period, as `earlier`, and one count of each part, as `part0` and so on. */
export const createComparisonRequest = (
  section: Section,
  earlier: TimeRange | null,
  parts: readonly TimeRange[],
  countName: CountName | undefined,
): ApiRequest =>
  writeRequest('query', [
    ...(earlier ? [{ alias: 'earlier', name, args: argsOf(section, earlier), fields: countFields }] : []),
    ...parts.map((part, index) => ({
      alias: `part${index}`,
      name,
      args: argsOf(section, part),
      fields: `dashboard { ${countName} } error`,
    })),
  ])

/** The counts of all time, and of the rows of a range as `recent`, in one request (§7). */
export const createTotalsRequest = ({ start, end }: TimeRange): ApiRequest =>
  writeRequest('query', [
    { name, fields: countFields },
    {
      alias: 'recent',
      name,
      args: { startDate: start.toISOString(), endDate: end.toISOString() },
      fields: countFields,
    },
  ])
