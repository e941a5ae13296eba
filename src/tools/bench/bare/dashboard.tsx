import { startBarePage } from '#tools/bench/bare/barePage.tsx'
import { fetchGraphql } from '#tools/bench/bare/fetchGraphql.ts'

interface Counts {
  readonly totalUserCount: number
  readonly totalItemsCount: number
}

const query = `{ getDashboard { dashboard {
  totalUserCount activeUserCount totalItemsCount rentedItemsCount soldItemsCount donatedItemsCount swapItemsCount
} } }`

startBarePage(
  async () => (await fetchGraphql<{ getDashboard: { dashboard: Counts } }>(query)).getDashboard.dashboard,
  ({ totalUserCount, totalItemsCount }) => (
    <section>
      <h1>User Overview</h1>
      <p>{totalUserCount.toLocaleString('en')}</p>
      <p>{totalItemsCount.toLocaleString('en')}</p>
    </section>
  ),
)
