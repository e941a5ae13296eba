import type { Section } from '#domain/dashboard/sections.ts'
import type { TimeRange } from '#domain/dashboard/timeFrames.ts'

/** One request for the counts of all time and of a time frame (§7). */
export const dashboardDocument = /* GraphQL */ `
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

export const dashboardVariables = (section: Section, range: TimeRange) => ({
  startDate: range.start.toISOString(),
  endDate: range.end.toISOString(),
  section,
})
