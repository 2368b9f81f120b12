/* Keeps the page on the device at the first visit, so that a match against bots needs no network. */

/** What there is to keep, and the version it is: both are filled in when the page is built. */
const FILES = []
const VERSION = 'unbuilt'

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(VERSION)
    await cache.addAll(FILES)
    await self.skipWaiting()
  }
  event.waitUntil(keep())
})

self.addEventListener('activate', (event) => {
  const forget = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(forget())
})

/** The page itself from the network if there is one; its parts, which are named by their content, from here. */
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/index.html')))
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})

/** Whoever taps on “your turn” wants to be at that table. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  const { page, table } = notification.data
  const sitDown = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const open = pages.find(({ url }) => url === page)
    return open ? open.focus() : self.clients.openWindow(table)
  }
  notification.close()
  event.waitUntil(sitDown())
})
