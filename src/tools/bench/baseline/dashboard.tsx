import { startBaselinePage } from '#tools/bench/baseline/baselinePage.tsx'
import { fetchGraphql } from '#tools/bench/baseline/fetchGraphql.ts'

interface Counts {
  readonly totalUserCount: number
  readonly totalItemsCount: number
}

const query = `{ getDashboard { dashboard {
  totalUserCount activeUserCount totalItemsCount rentedItemsCount soldItemsCount donatedItemsCount swapItemsCount
} } }`

startBaselinePage(
  async () => (await fetchGraphql<{ getDashboard: { dashboard: Counts } }>(query)).getDashboard.dashboard,
  ({ totalUserCount, totalItemsCount }) => (
    <section>
      <h1>User Overview</h1>
      <p>{totalUserCount.toLocaleString('en')}</p>
      <p>{totalItemsCount.toLocaleString('en')}</p>
    </section>
  ),
)
