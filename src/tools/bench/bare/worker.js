/** A service worker that answers with the stored document and script of one bare page (`?page=<name>`), nothing else. */
const page = new URL(location.href).searchParams.get('page')
const files = [`/bare/${page}`, `/assets/bare-${page}.js`]

addEventListener('install', (event) => event.waitUntil(caches.open('bare').then((cache) => cache.addAll(files))))

addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (files.includes(pathname))
    event.respondWith(caches.match(pathname).then((stored) => stored ?? fetch(event.request)))
})
