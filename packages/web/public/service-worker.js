/* Caches the page at the first visit, so that a match against bots needs no network. */

/** The files to cache, and the build version: both are filled in by the build. */
const FILES = []
const VERSION = 'unbuilt'

self.addEventListener('install', (event) => {
  const precache = async () => {
    const cache = await caches.open(VERSION)
    await cache.addAll(FILES)
    await self.skipWaiting()
  }
  event.waitUntil(precache())
})

self.addEventListener('activate', (event) => {
  const deleteOldCaches = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(deleteOldCaches())
})

/** The page itself comes from the network if there is one; its parts, whose names contain a hash, from the cache. */
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/index.html')))
  else event.respondWith(caches.match(request).then((cached) => cached ?? fetch(request)))
})

/** A tap on the notification focuses the tab of the table, or opens it. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  const { page, table } = notification.data
  const openTable = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const open = pages.find(({ url }) => url === page)
    return open ? open.focus() : self.clients.openWindow(table)
  }
  notification.close()
  event.waitUntil(openTable())
})
