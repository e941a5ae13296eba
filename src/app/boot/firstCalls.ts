import { config } from '#app/config.ts'
import { toAbsoluteUrl } from '#app/router/browserRouter.ts'
import type { FirstCall } from '#domain/app/firstCalls.ts'
import { rangeOf } from '#domain/dashboard/timeFrames.ts'
import { batchSize } from '#domain/limits.ts'
import { createDashboardRequest } from '#services/api/dashboardQuery.ts'
import { createBatchQuery } from '#services/api/listQueries.ts'
import { prefetchCall } from '#services/api/prefetchedCalls.ts'

const requestOf = (call: FirstCall, now: Date) =>
  call.kind === 'figures'
    ? createDashboardRequest(call.section, rangeOf(call.timeFrame, now))
    : createBatchQuery({ source: call.source, cursor: null, limit: batchSize })

/** Sends the first calls of a page. They need only the API key (§7). */
export const sendFirstCalls = (calls: readonly FirstCall[]): void => {
  const now = new Date()
  for (const call of calls) {
    const { document, variables } = requestOf(call, now)
    prefetchCall(toAbsoluteUrl(config.VITE_GRAPHQL_ENDPOINT), config.VITE_GRAPHQL_API_KEY, document, variables)
  }
}
