import * as z from 'zod/mini'
import { dashboardCountsSchema, type Section, type SectionFigures } from '#domain/dashboardCounts.ts'
import type { TimeRange } from '#domain/timeFrames.ts'
import { type Api, ApiError } from '#services/graphql.ts'

const document = /* GraphQL */ `
  fragment Counts on DashboardResult {
    dashboard {
      totalUserCount
      activeUserCount
      suspendedUserCount
      totalItemsCount
      donationItemsCount
      saleItemsCount
      rentItemsCount
      donatedItemsCount
      soldItemsCount
      rentedItemsCount
      swapItemsCount
    }
    error
  }
  query Dashboard($startDate: String, $endDate: String, $section: DashboardSection) {
    totals: getDashboard {
      ...Counts
    }
    period: getDashboard(startDate: $startDate, endDate: $endDate, section: $section) {
      ...Counts
    }
  }
`

const schema = z.object({ dashboard: dashboardCountsSchema })

/**
 * The figures of one card (§7): the counts of all time and those of a time frame, in one request.
 * @throws what {@link Api} throws
 */
export const createDashboardService = (api: Api) => ({
  async loadSection(section: Section, range: TimeRange, signal?: AbortSignal): Promise<SectionFigures> {
    const variables = { startDate: range.start.toISOString(), endDate: range.end.toISOString(), section }
    const results = await api({ document, variables, schema, ...(signal && { signal }) })
    if (!results['totals'] || !results['period']) throw new ApiError('Unexpected answer')
    return { totals: results['totals'].dashboard, period: results['period'].dashboard }
  },
})
