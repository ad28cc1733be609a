import { randomId } from '#lib/random'
import { request, splitRoute } from './request.ts'
import { transport } from './transport.ts'
import type { EncryptedRoute, SentArguments, Value } from './types.ts'

/** The same for calls whose body must be encrypted; the cipher loads with the first of them. */
export async function callEncrypted<R extends EncryptedRoute>(
  route: R,
  ...[input, options]: SentArguments<R>
): Promise<Value<R>> {
  const { method, path } = splitRoute(route)
  const [{ sealBody, sealedType }, { key, timeMs }] = await Promise.all([
    import('@fairhouse/protocol/seal'),
    transport(),
  ])
  const body = await sealBody({ ...input }, key, Math.floor(timeMs / 1000), randomId())
  return request(path, { method, headers: { 'Content-Type': sealedType }, body }, options)
}
