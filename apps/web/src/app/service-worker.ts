// Shows a page of our own where a page cannot be fetched for want of a connection. Stores nothing
// else: every page and file comes from the server, so that nobody is left with an old version.
// Built as one classic file, `/service-worker.js`.

type Extended = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetched = Extended & { request: Request; preloadResponse: Promise<Response | undefined>; respondWith: (reply: Promise<Response>) => void }
type WorkerScope = {
  location: Location
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: ((name: 'install' | 'activate', act: (event: Extended) => void) => void) & ((name: 'fetch', act: (event: Fetched) => void) => void)
}
const worker = globalThis as unknown as WorkerScope

const offlinePath = '/offline'
/** The language is in the address of this file: another one is another worker with its own page. */
const cacheName = `offline-${new URL(worker.location.href).searchParams.get('language') ?? ''}`

worker.addEventListener('install', (event) => event.waitUntil(storeOfflinePage().then(() => worker.skipWaiting())))

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name)
      await worker.registration.navigationPreload?.enable()
      await worker.clients.claim()
    })(),
  ),
)

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(fetchPage(event))
  // The styles of the stored page.
  else if (request.destination === 'style') event.respondWith(fetch(request).catch(() => storedOr(request)))
})

async function fetchPage({ request, preloadResponse }: Fetched): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return storedOr(offlinePath)
  }
}

async function storedOr(request: Request | string): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? Response.error()
}

/** Without scripts, which are not stored: the page would say that a part of it is missing. */
async function storeOfflinePage(): Promise<void> {
  const cache = await caches.open(cacheName)
  const reply = await fetch(offlinePath, { headers: { accept: 'text/html' }, cache: 'reload' })
  if (!reply.ok) throw new Error(`the offline page was answered with ${reply.status}`)
  const html = (await reply.text()).replaceAll(/<script\b[\s\S]*?<\/script>|<link rel="(?:modulepreload|preload)"[^>]*>/g, '')
  const styles = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, address = '']) => address)
  await cache.addAll([...styles, '/icon.svg'])
  const headers = new Headers(reply.headers)
  // They are those of the packed body.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  await cache.put(offlinePath, new Response(html, { status: 200, headers }))
}
