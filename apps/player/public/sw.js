/** Hash of the build's files, so that every build has its own worker. */
const build = 'BUILD'
const pages = `offline-${build}`
const assets = 'assets-1'
const mostAssets = 200

/** Calls, wallet API, office and sockets: their answers are never cached. */
const apart = /^\/(wps|vendor|lgw|office|dev|ws)(\/|$)/

self.addEventListener('install', (event) => {
  event.waitUntil(prepare())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request
  const { origin, pathname } = new URL(url)
  // Range requests need a part of a file, not the cached whole.
  if (method !== 'GET' || origin !== location.origin || headers.has('range')) return
  if (mode === 'navigate') event.respondWith(pageFor(event, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(assetFor(event))
})

async function prepare() {
  const cache = await caches.open(pages)
  await cache.add(new Request('/offline.html', { cache: 'reload' }))
  await self.skipWaiting()
}

/** Caches of earlier workers go; the assets stay for pages that are still open. */
async function takeOver() {
  const names = await caches.keys()
  const old = names.filter((name) => name !== pages && name !== assets)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Loads pages from the network only; without a network, shows the offline page. */
async function pageFor({ request, preloadResponse }, pathname) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const offline = apart.test(pathname) ? undefined : await caches.match('/offline.html')
    return offline ?? Response.error()
  }
}

/**
 * Names of assets carry a hash of their content, so a cached file is never outdated. If the device
 * has no room for a cache, they load from the network.
 */
async function assetFor(event) {
  const kept = await caches.match(event.request).catch(() => undefined)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.status === 200) {
    event.waitUntil(keep(event.request, answer.clone()).catch(() => undefined))
  }
  return answer
}

async function keep(request, answer) {
  const cache = await caches.open(assets)
  await cache.put(request, answer)
  const kept = await cache.keys()
  const tooMany = kept.slice(0, Math.max(0, kept.length - mostAssets))
  await Promise.all(tooMany.map((one) => cache.delete(one)))
}
