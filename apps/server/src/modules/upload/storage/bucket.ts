import type { Clock } from '#platform/clock'
import type { BucketConfig } from '#platform/config'
import type { Outgoing } from '#platform/outgoing'
import type { PictureStorage } from './storage.ts'
import { signedHeaders } from './signature.ts'

const timeoutMs = 15_000
/** More than any accepted picture. */
const maxBytes = 64 * 1024 * 1024
const nothing = Buffer.alloc(0)

/** S3-compatible storage with the bucket in the URL path. */
export function createBucketStorage(
  { url, ...key }: BucketConfig,
  clock: Clock,
  outgoing: Outgoing,
): PictureStorage {
  const base = url.endsWith('/') ? url : `${url}/`

  async function send(method: 'GET' | 'PUT' | 'DELETE', name: string, body: Buffer = nothing) {
    const place = new URL(name, base)
    const headers: Record<string, string> =
      method === 'PUT' ? { 'content-type': 'application/octet-stream' } : {}
    const signed = signedHeaders({ method, url: place, headers, body }, key, clock.now())
    const response = await outgoing.fetch(place, {
      method,
      headers: signed,
      ...(method === 'PUT' && { body }),
      maxBytes,
      // The signature is for this host only, so redirects are errors.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response
    throw new Error(`the storage answered ${response.status} to ${method}`)
  }

  return {
    put: async (name, bytes) => void (await (await send('PUT', name, bytes)).arrayBuffer()),
    async get(name) {
      const response = await send('GET', name)
      const bytes = Buffer.from(await response.arrayBuffer())
      return response.ok ? bytes : undefined
    },
    remove: async (name) => void (await (await send('DELETE', name)).arrayBuffer()),
  }
}
