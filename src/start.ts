import { toAbsoluteUrl, config } from '#app/config.ts'
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
import { createTokenStorage } from '#services/identity/tokenStorage.ts'
import { adminPrefix } from '#services/storage/storageKeys.ts'
import { nextPaint } from '#ui/nextPaint.ts'

/** Settled when a page that came complete is painted, and at once where there is none. */
const painted = async (): Promise<void> => {
  if (document.getElementById('root')?.dataset['prerendered']) await nextPaint()
}

const ask = (document: string, variables: Readonly<Record<string, unknown>>): void =>
  prefetchCall(toAbsoluteUrl(config.VITE_GRAPHQL_ENDPOINT), config.VITE_GRAPHQL_API_KEY, document, variables)

const askForFigures = (): void => {
  const frames = parseTimeFrames(location.search, readStoredTimeFrames())
  const now = new Date()
  for (const section of sections) ask(dashboardDocument, dashboardVariables(section, rangeOf(frames[section], now)))
}

const askForRows = (kind: ListKind): void => {
  const { source } = tabOf(kind, new URLSearchParams(location.search).get('tab') ?? '')
  if (!source) return
  const { document, variables } = createBatchQuery({ source, cursor: null, limit: batchSize })
  ask(document, variables)
}

const holdsTokens = createTokenStorage(localStore, adminPrefix).hasTokens()
const route = routeAt(location.pathname)
const kind = listKindOfRoute(route)

/** The first calls of a page are under way while its code still loads; they need nothing but the API key (§7). */
const askFirst = (): void => {
  if (route === 'dashboard') askForFigures()
  else if (kind) askForRows(kind)
}

/** The first formatter of a page takes a phone some hundredths of a second; while code is on its way it costs nothing. */
const warmFormatters = (): void => void (isLoadingChunks() && new Intl.NumberFormat())

if (holdsTokens) {
  askFirst()
  warmFormatters()
}

void preloadDeferredChunks()

/** What draws the first content of this page into its frame. */
const fetchEarly = async (): Promise<() => Promise<void>> => {
  if (!kind) return (await import('#app/boot/bootFigures.tsx')).showBootFigures
  const { showBootRows } = await import('#app/boot/bootRows.tsx')
  return () => showBootRows(kind)
}

/** Where the answer is here about when the code is, its content comes before the console; else whichever is ready first draws it. */
const drawEarly = async (): Promise<void> => {
  const hasPlace = document.querySelector('.frame [data-early-place]') !== null
  if (!hasPlace || !holdsTokens) return
  const show = await Promise.race([fetchEarly(), delay(bootCodeTimeoutMs)])
  if (show)
    await Promise.race([
      show()
        .catch(() => undefined)
        .then(nextPaint),
      delay(bootContentTimeoutMs),
    ])
}

/** The console is compiled and run only after the first paint: with everything in the cache it would else come before it. */
void painted()
  .then(drawEarly)
  .catch(() => undefined)
  .then(() => import('./main.tsx'))
  .then(({ begin }) => begin())
