import { sealedAlgorithm, sealedEncryption } from '@fairhouse/protocol/seal'
import { compactDecrypt } from 'jose'
import * as z from 'zod/mini'
import { createKeys, type KeyOptions, type Keys } from './keys.ts'
import { isStale, requestLifeSeconds, sealedClaims } from './rules.ts'
import { transportStore, type PublicJwk } from './store.ts'

export type Opened =
  | { payload: Record<string, unknown> }
  | { refused: 'bad_encoding' | 'stale_request' | 'replayed_request' }

/** Keys of encrypted request bodies, and decryption. */
export interface Transport {
  publicKeys(): (PublicJwk & { kid: string; alg: 'ECDH-ES'; use: 'enc' })[]
  open(body: string): Promise<Opened>
  rotate(): Promise<boolean>
  reload(): Promise<void>
  sweep(): Promise<void>
}

export async function createTransport(options: KeyOptions): Promise<Transport> {
  const { database, clock } = options
  const store = transportStore(database)
  const keys = createKeys(options)
  await keys.rotate()
  return {
    publicKeys: () =>
      keys
        .newest()
        .map(({ kid, publicJwk }) => ({ ...publicJwk, kid, alg: 'ECDH-ES', use: 'enc' })),
    async open(body) {
      const claims = sealedClaims.safeParse(await decrypt(body, keys))
      if (!claims.success) return { refused: 'bad_encoding' }
      const { iat, jti, ...payload } = claims.data
      if (isStale(iat, clock.now().getTime())) return { refused: 'stale_request' }
      const first = await store.takeRequestId(jti, clock.now())
      return first ? { payload } : { refused: 'replayed_request' }
    },
    rotate: keys.rotate,
    reload: keys.reload,
    async sweep() {
      const lifeMs = 2 * requestLifeSeconds * 1000
      await store.forgetRequestsBefore(new Date(clock.now().getTime() - lifeMs))
    },
  }
}

/** Undefined for anything that is not JSON under one of our keys; the sender learns no details. */
async function decrypt(body: string, keys: Keys): Promise<Record<string, unknown> | undefined> {
  try {
    const { plaintext } = await compactDecrypt(
      body,
      async ({ kid }) => {
        const key = await keys.opening(kid ?? '')
        if (!key) throw new Error('unknown key')
        return key
      },
      {
        keyManagementAlgorithms: [sealedAlgorithm],
        contentEncryptionAlgorithms: [sealedEncryption],
      },
    )
    const text = new TextDecoder('utf-8', { fatal: true }).decode(plaintext)
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
