import { config } from '#app/config.ts'
import { provider } from '#app/identityProvider.ts'
import { toAbsoluteUrl, currentUrl } from '#app/router/browserRouter.ts'
import type { FirstCall, OpenedPage } from '#domain/app/firstCalls.ts'
import { rangeOf } from '#domain/periods/timeFrames.ts'
import { batchSize } from '#domain/limits.ts'
import { writeDocument } from '#services/api/apiRequest.ts'
import { createDashboardRequest } from '#services/api/dashboardQuery.ts'
import { createBatchOperation } from '#services/api/listQueries.ts'
import { prefetchCall } from '#services/api/prefetchedCalls.ts'
import { prefetchKeySet } from '#services/identity/keySet.ts'
import { createTokenStorage } from '#services/identity/tokenStorage.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { adminPrefix } from '#services/storage/storageKeys.ts'
import { readStoredTimeFrames } from '#services/storage/timeFrames.ts'

const requestOf = (call: FirstCall, now: Date) =>
  call.kind === 'figures'
    ? createDashboardRequest(call.section, rangeOf(call.timeFrame, now))
    : { operations: [createBatchOperation({ source: call.source, cursor: null, limit: batchSize })] }

/** Sends the first calls of a page, which need only the API key (§7), and the call for the keys that check the session. */
export const sendFirstCalls = (calls: readonly FirstCall[]): void => {
  if (calls.length === 0) return
  prefetchKeySet(provider.keySetUrl)
  const now = new Date()
  for (const call of calls) {
    const document = writeDocument(requestOf(call, now), config)
    prefetchCall(toAbsoluteUrl(config.VITE_GRAPHQL_ENDPOINT), config.VITE_GRAPHQL_API_KEY, document)
  }
}

/** What the URL and the browser storage say about the opened page. */
export const readOpenedPage = (): OpenedPage => ({
  url: currentUrl(),
  storedTimeFrames: readStoredTimeFrames(),
  hasTokens: createTokenStorage(localStore, adminPrefix, provider.isAccessTokenKey).hasTokens(),
})
