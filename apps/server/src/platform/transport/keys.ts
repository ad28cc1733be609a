import { sealedAlgorithm } from '@fairhouse/protocol/seal'
import { exportJWK, generateKeyPair, importJWK, type CryptoKey } from 'jose'
import * as z from 'zod/mini'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Random } from '#platform/random'
import type { Secrets } from '#platform/secrets'
import { acceptedKeys, needsRotation } from './rules.ts'
import { transportStore, type StoredKey } from './store.ts'

export interface KeyOptions {
  database: Database
  secrets: Secrets
  random: Random
  clock: Clock
}

export type Keys = ReturnType<typeof createKeys>

const purpose = 'transport-key'
const publicPart = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
})
const privatePart = z.extend(publicPart, { d: z.string() })

/** Key pairs for encrypted bodies: stored encrypted, rotated daily. */
export function createKeys({ database, secrets, random, clock }: KeyOptions) {
  const store = transportStore(database)
  let keys: StoredKey[] = []
  const accepted = () => acceptedKeys(keys, clock.now().getTime())

  async function reload() {
    keys = await store.keysNewestFirst()
  }

  return {
    reload,
    newest: () => accepted().slice(0, 1),
    /** Creates a new pair if the newest is a day old; returns whether it did. */
    async rotate(): Promise<boolean> {
      await reload()
      const newest = keys[0]
      if (!needsRotation(newest, clock.now().getTime())) return false
      const pair = await generateKeyPair(sealedAlgorithm, { crv: 'P-256', extractable: true })
      const privateJwk = privatePart.parse(await exportJWK(pair.privateKey))
      const key = {
        kid: random.uuid(),
        publicJwk: publicPart.parse(privateJwk),
        privateKey: secrets.lock(purpose, JSON.stringify(privateJwk)),
        createdAt: clock.now(),
      }
      await store.addKey(key, newest?.kid)
      await reload()
      return true
    },
    async opening(kid: string): Promise<CryptoKey | Uint8Array | undefined> {
      if (!accepted().some((key) => key.kid === kid)) await reload()
      const key = accepted().find((candidate) => candidate.kid === kid)
      if (!key) return undefined
      const jwk = privatePart.parse(JSON.parse(secrets.unlock(purpose, key.privateKey)))
      return importJWK(jwk, sealedAlgorithm)
    },
  }
}
