import { startBarePage } from '#tools/bench/floor/baselinePage.tsx'
import { ask } from '#tools/bench/floor/fetchGraphql.ts'

interface Counts {
  readonly totalUserCount: number
  readonly totalItemsCount: number
}

const query =
  '{ getDashboard { dashboard { totalUserCount activeUserCount totalItemsCount rentedItemsCount soldItemsCount donatedItemsCount swapItemsCount } } }'

startBarePage(
  async () => (await ask<{ getDashboard: { dashboard: Counts } }>(query)).getDashboard.dashboard,
  ({ totalUserCount, totalItemsCount }) => (
    <section>
      <h1>User Overview</h1>
      <p>{totalUserCount.toLocaleString('en')}</p>
      <p>{totalItemsCount.toLocaleString('en')}</p>
    </section>
  ),
)
