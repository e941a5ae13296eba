import { config } from '#app/config.ts'
import { currentSearch, currentUrl, toAbsoluteUrl } from '#app/router/browserRouter.ts'
import { preloadDeferredChunks, isLoadingChunks } from '#app/boot/deferredChunks.ts'
import { routeAt } from '#domain/routes/routes.ts'
import { parseTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { batchSize, bootCodeTimeoutMs, bootContentTimeoutMs } from '#domain/limits.ts'
import { type ListKind, listKindOfRoute, tabOf } from '#domain/lists/kinds.ts'
import { sections } from '#domain/dashboard/sections.ts'
import { rangeOf } from '#domain/dashboard/timeFrames.ts'
import { dashboardDocument, dashboardVariables } from '#services/api/dashboardQuery.ts'
import { prefetchCall } from '#services/api/prefetchedCalls.ts'
import { createBatchQuery } from '#services/api/listQueries.ts'
import { readStoredTimeFrames } from '#services/storage/timeFrames.ts'
import { delay } from '#services/browser/delay.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { adminPrefix } from '#services/storage/storageKeys.ts'
import { createTokenStorage } from '#services/identity/tokenStorage.ts'
import { nextPaint } from '#ui/nextPaint.ts'

const [path = ''] = currentUrl().split('?')
const search = currentSearch()

/** Resolves when a prerendered page is painted, and at once on other pages. */
const waitForPrerenderedPaint = async (): Promise<void> => {
  if (document.getElementById('root')?.dataset['prerendered']) await nextPaint()
}

const prefetch = (document: string, variables: Readonly<Record<string, unknown>>): void =>
  prefetchCall(toAbsoluteUrl(config.VITE_GRAPHQL_ENDPOINT), config.VITE_GRAPHQL_API_KEY, document, variables)

const prefetchFigures = (): void => {
  const frames = parseTimeFrames(search, readStoredTimeFrames())
  const now = new Date()
  for (const section of sections)
    prefetch(dashboardDocument, dashboardVariables(section, rangeOf(frames[section], now)))
}

const prefetchRows = (kind: ListKind): void => {
  const { source } = tabOf(kind, new URLSearchParams(search).get('tab') ?? '')
  if (!source) return
  const { document, variables } = createBatchQuery({ source, cursor: null, limit: batchSize })
  prefetch(document, variables)
}

const hasTokens = createTokenStorage(localStore, adminPrefix).hasTokens()
const route = routeAt(path)
const listKind = listKindOfRoute(route)

/** Sends the first calls of the page while its code loads. The calls need only the API key (§7). */
const prefetchFirstCalls = (): void => {
  if (route === 'dashboard') prefetchFigures()
  else if (listKind) prefetchRows(listKind)
}

/** The first formatter of a page takes some 10 ms on a phone. While the page waits for code, that costs nothing. */
const warmFormatters = (): void => void (isLoadingChunks() && new Intl.NumberFormat())

if (hasTokens) {
  prefetchFirstCalls()
  warmFormatters()
}

void preloadDeferredChunks()

/** Loads the code that renders the first content of this page. */
const loadBootContent = async (): Promise<() => Promise<void>> => {
  if (!listKind) return (await import('#app/boot/bootFigures.tsx')).showBootFigures
  const { showBootRows } = await import('#app/boot/bootRows.tsx')
  return () => showBootRows(listKind)
}

/** Shows the first rows or figures before the console starts. After the timeouts the console shows them instead. */
const showBootContent = async (): Promise<void> => {
  const hasSlot = document.querySelector('.frame [data-boot-slot]') !== null
  if (!hasSlot || !hasTokens) return
  const show = await Promise.race([loadBootContent(), delay(bootCodeTimeoutMs)])
  if (!show) return
  const shown = show()
    .catch(() => undefined)
    .then(nextPaint)
  await Promise.race([shown, delay(bootContentTimeoutMs)])
}

// The console starts after the first paint. With cached code it would otherwise delay the paint.
void waitForPrerenderedPaint()
  .then(showBootContent)
  .catch(() => undefined)
  .then(() => import('./main.tsx'))
  .then(({ startConsole }) => startConsole())
