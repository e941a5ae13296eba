import { currentUrl } from '#app/router/browserRouter.ts'
import type { OpenedPage } from '#domain/app/firstCalls.ts'
import { createTokenStorage } from '#services/identity/tokenStorage.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { adminPrefix } from '#services/storage/storageKeys.ts'
import { readStoredTimeFrames } from '#services/storage/timeFrames.ts'

/** What the URL and the browser storage say about the opened page. */
export const readOpenedPage = (): OpenedPage => ({
  url: currentUrl(),
  storedTimeFrames: readStoredTimeFrames(),
  hasTokens: createTokenStorage(localStore, adminPrefix).hasTokens(),
})
