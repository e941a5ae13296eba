import { currentUrl } from '#app/router/browserRouter.ts'
import type { StartInput } from '#machines/app/start.machine.ts'
import { createTokenStorage } from '#services/identity/tokenStorage.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { adminPrefix } from '#services/storage/storageKeys.ts'
import { readStoredTimeFrames } from '#services/storage/timeFrames.ts'

/** What the document and the browser storage say when the page opens. */
export const readStartInput = (): StartInput => ({
  url: currentUrl(),
  storedTimeFrames: readStoredTimeFrames(),
  hasTokens: createTokenStorage(localStore, adminPrefix).hasTokens(),
  isPrerendered: Boolean(document.getElementById('root')?.dataset['prerendered']),
  hasBootSlot: document.querySelector('.frame [data-boot-slot]') !== null,
})
