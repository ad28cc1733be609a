import { sealedAlgorithm, sealedEncryption } from '@fairhouse/protocol/seal'
import { compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import * as z from 'zod/mini'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Random } from '#platform/random'
import type { Secrets } from '#platform/secrets'
import { acceptedKeys, isStale, needsRotation, requestLifeSeconds, sealedClaims } from './rules.ts'
import { transportStore, type PublicJwk, type StoredKey } from './store.ts'

export type Opened =
  | { payload: Record<string, unknown> }
  | { refused: 'bad_encoding' | 'stale_request' | 'replayed_request' }

/** The keys of encrypted request bodies, and the opening of such bodies. */
export interface Transport {
  publicKeys(): (PublicJwk & { kid: string; alg: 'ECDH-ES'; use: 'enc' })[]
  open(body: string): Promise<Opened>
  /** Makes a new key when the newest is a day old; answers whether it did. */
  rotate(): Promise<boolean>
  reload(): Promise<void>
  sweep(): Promise<void>
}

export interface TransportOptions {
  database: Database
  secrets: Secrets
  random: Random
  clock: Clock
}

const purpose = 'transport-key'
const publicPart = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
})

export async function createTransport(options: TransportOptions): Promise<Transport> {
  const { database, secrets, random, clock } = options
  const store = transportStore(database)
  let keys: StoredKey[] = []

  async function reload() {
    keys = await store.keysNewestFirst()
  }

  async function rotate() {
    await reload()
    const newest = keys[0]
    if (!needsRotation(newest, clock.now().getTime())) return false
    const pair = await generateKeyPair(sealedAlgorithm, { crv: 'P-256', extractable: true })
    const privateJwk = JSON.stringify(await exportJWK(pair.privateKey))
    const key = {
      kid: random.uuid(),
      publicJwk: publicPart.parse(await exportJWK(pair.publicKey)),
      privateKey: secrets.lock(purpose, privateJwk),
      createdAt: clock.now(),
    }
    await store.addKey(key, newest?.kid)
    await reload()
    return true
  }

  async function keyFor(kid: string): Promise<JWK | undefined> {
    const accepted = () => acceptedKeys(keys, clock.now().getTime())
    if (!accepted().some((key) => key.kid === kid)) await reload()
    const key = accepted().find((candidate) => candidate.kid === kid)
    return key && JSON.parse(secrets.unlock(purpose, key.privateKey))
  }

  async function decrypt(body: string): Promise<Record<string, unknown> | undefined> {
    try {
      const { plaintext } = await compactDecrypt(
        body,
        async ({ kid }) => {
          const key = await keyFor(kid ?? '')
          if (!key) throw new Error('unknown key')
          return importJWK(key, sealedAlgorithm)
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

  await rotate()
  return {
    publicKeys: () =>
      acceptedKeys(keys, clock.now().getTime())
        .slice(0, 1)
        .map(({ kid, publicJwk }) => ({ ...publicJwk, kid, alg: 'ECDH-ES', use: 'enc' })),
    async open(body) {
      const claims = sealedClaims.safeParse(await decrypt(body))
      if (!claims.success) return { refused: 'bad_encoding' }
      const { iat, jti, ...payload } = claims.data
      if (isStale(iat, clock.now().getTime())) return { refused: 'stale_request' }
      const first = await store.takeRequestId(jti, clock.now())
      return first ? { payload } : { refused: 'replayed_request' }
    },
    rotate,
    reload,
    async sweep() {
      const lifeMs = 2 * requestLifeSeconds * 1000
      await store.forgetRequestsBefore(new Date(clock.now().getTime() - lifeMs))
    },
  }
}
