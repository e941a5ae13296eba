import { startBarePage } from '#tools/bench/bare/barePage.tsx'

interface Counts {
  readonly totalUserCount: number
  readonly totalItemsCount: number
}

const query = `{ getDashboard { dashboard {
  totalUserCount activeUserCount totalItemsCount rentedItemsCount soldItemsCount donatedItemsCount swapItemsCount
} } }`

startBarePage<{ getDashboard: { dashboard: Counts } }>(query, ({ getDashboard: { dashboard } }) => (
  <section>
    <h1>User Overview</h1>
    <p>{dashboard.totalUserCount.toLocaleString('en')}</p>
    <p>{dashboard.totalItemsCount.toLocaleString('en')}</p>
  </section>
))
