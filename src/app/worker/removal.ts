declare const self: ServiceWorkerGlobalScope

/** Replaces the service worker in a release without one: removes all its caches, and then itself. */
const removeWorker = async (): Promise<void> => {
  for (const name of await caches.keys()) await caches.delete(name)
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name)
  await self.registration.unregister()
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(removeWorker()))
