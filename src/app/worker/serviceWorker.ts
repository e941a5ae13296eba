import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, PrecacheFallbackPlugin, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { type StaticRoute, staticRoutesOf } from '#app/worker/staticRoutes.ts'
import { assetsOf, cacheNames } from '#domain/app/release.ts'
import { maxCachedAssets } from '#domain/limits.ts'
import { documentPathOf, type ServedDocument } from '#domain/routes/documentPath.ts'

declare const self: ServiceWorkerGlobalScope
declare const __DOCUMENTS__: readonly ServedDocument[]
declare const __OFFLINE__: { readonly url: string; readonly files: PrecacheEntry[] }

const matchOptions = { ignoreVary: true }

const assets = new CacheFirst({
  cacheName: cacheNames.assets,
  matchOptions,
  plugins: [new ExpirationPlugin({ maxEntries: maxCachedAssets, matchOptions, purgeOnQuotaError: true })],
})

const storeAssets = (event: ExtendableEvent, paths: readonly string[]): Promise<void[]> =>
  Promise.all(paths.map((path) => assets.handleAll({ event, request: new Request(path, { priority: 'low' }) })[1]))

/** Stores a document after its assets, so that it also starts without a network. */
const withAssets = async (event: ExtendableEvent, request: Request, response: Response): Promise<Response | null> => {
  if (response.status !== 200 || response.redirected) return null
  const html = await response.clone().text()
  const stored = await caches.match(request, { cacheName: cacheNames.documents, ...matchOptions })
  if (html === (await stored?.text())) return response
  return storeAssets(event, assetsOf(html)).then(
    () => response,
    () => null,
  )
}

const documents = new StaleWhileRevalidate({
  cacheName: cacheNames.documents,
  matchOptions,
  plugins: [
    { cacheWillUpdate: ({ event, request, response }) => withAssets(event as ExtendableEvent, request, response) },
    new PrecacheFallbackPlugin({ fallbackURL: __OFFLINE__.url }),
  ],
})

/** The cached document belongs to the path of its route, so that no id and no query is stored. */
const documentRequest = (path: string): Request => new Request(path, { redirect: 'manual' })

/** The documents of the first visit arrived before the worker. */
const storeOpenDocuments = async (event: ExtendableEvent): Promise<void> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const paths = windows.flatMap(({ url }) => documentPathOf(__DOCUMENTS__, new URL(url).pathname) ?? [])
  await Promise.all(
    [...new Set(paths)].map((path) => documents.handleAll({ event, request: documentRequest(path) })[1]),
  )
}

/** Without static routing, the worker also receives the requests that it does not answer. */
const addStaticRoutes = async (event: ExtendableEvent): Promise<void> => {
  const { addRoutes } = event as { addRoutes?: (routes: readonly StaticRoute[]) => Promise<void> }
  await addRoutes?.call(event, staticRoutesOf(__DOCUMENTS__)).catch(() => undefined)
}

self.addEventListener('install', (event) => {
  event.waitUntil(addStaticRoutes(event))
  event.waitUntil(storeOpenDocuments(event))
})
void self.skipWaiting()
clientsClaim()

cleanupOutdatedCaches()
precacheAndRoute(__OFFLINE__.files)
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && documentPathOf(__DOCUMENTS__, url.pathname) !== null,
  ({ event, url }) =>
    documents.handle({ event, request: documentRequest(documentPathOf(__DOCUMENTS__, url.pathname) ?? url.pathname) }),
)
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), assets)
