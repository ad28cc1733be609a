import type { Clock } from '#platform/clock'
import type { BucketConfig } from '#platform/config'
import type { Outgoing } from '#platform/outgoing'
import type { Shelf } from './shelf.ts'
import { signedHeaders } from './signature.ts'

const mostMs = 15_000
/** More than any picture that is taken. */
const maxBytes = 64 * 1024 * 1024
const nothing = Buffer.alloc(0)

/** A bucket of S3-compatible storage, named in the path of its address. */
export function bucketShelf(
  { url, ...key }: BucketConfig,
  clock: Clock,
  outgoing: Outgoing,
): Shelf {
  const base = url.endsWith('/') ? url : `${url}/`

  async function ask(method: 'GET' | 'PUT' | 'DELETE', name: string, body: Buffer = nothing) {
    const place = new URL(name, base)
    const headers: Record<string, string> =
      method === 'PUT' ? { 'content-type': 'application/octet-stream' } : {}
    const signed = signedHeaders({ method, url: place, headers, body }, key, clock.now())
    const response = await outgoing.fetch(place, {
      method,
      headers: signed,
      ...(method === 'PUT' && { body }),
      maxBytes,
      // What answers elsewhere is not who we have signed for.
      redirect: 'error',
      signal: AbortSignal.timeout(mostMs),
    })
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response
    throw new Error(`the storage answered ${response.status} to ${method}`)
  }

  return {
    put: async (name, bytes) => void (await (await ask('PUT', name, bytes)).arrayBuffer()),
    async get(name) {
      const response = await ask('GET', name)
      const bytes = Buffer.from(await response.arrayBuffer())
      return response.ok ? bytes : undefined
    },
    remove: async (name) => void (await (await ask('DELETE', name)).arrayBuffer()),
  }
}
