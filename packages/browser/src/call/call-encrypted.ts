import { randomId } from '#random'
import { request, splitRoute } from './request.ts'
import { transport } from './transport.ts'
import type { EncryptedRoute, SentArguments, Value } from './types.ts'

/** Calls a route with an encrypted body; the cipher loads on first use. */
export async function callEncrypted<R extends EncryptedRoute>(
  route: R,
  ...[input, options]: SentArguments<R>
): Promise<Value<R>> {
  const { method, path } = splitRoute(route)
  const { body, type } = await seal({ ...input })
  return request(path, { method, headers: { 'Content-Type': type }, body }, options)
}

async function seal(payload: Record<string, unknown>): Promise<{ body: string; type: string }> {
  const [{ sealBody, sealedType }, { key, timeMs }] = await Promise.all([
    import('@fairhouse/protocol/seal'),
    transport(),
  ])
  const body = await sealBody(payload, key, Math.floor(timeMs / 1000), randomId())
  return { body, type: sealedType }
}

/** Encrypts a text for a field that only the server may read. */
export async function sealText(text: string): Promise<string> {
  return (await seal({ text })).body
}
