import { createCipheriv, createDecipheriv, hash, hkdfSync } from 'node:crypto'
import type { Random } from './ports.ts'

/** Keeps values at rest under keys derived from the secret, one for each purpose. */
export interface Locks {
  lock(purpose: Purpose, plain: string): Buffer
  unlock(purpose: Purpose, locked: Buffer): string
  /** What is stored of a token: enough to know it again, useless to whoever reads the table. */
  fingerprint(token: string): Buffer
}

const purposes = ['seed', 'session', 'chain'] as const
type Purpose = (typeof purposes)[number]

const nonceBytes = 12
const tagBytes = 16

export function createLocks(secret: string, random: Random): Locks {
  const keys = new Map(
    purposes.map((purpose) => [
      purpose,
      Buffer.from(hkdfSync('sha256', secret, 'fairhouse studio', purpose, 32)),
    ]),
  )
  const keyOf = (purpose: Purpose) => keys.get(purpose) ?? Buffer.alloc(0)
  return {
    lock(purpose, plain) {
      const nonce = random.bytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), nonce)
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, body, cipher.getAuthTag()])
    },
    unlock(purpose, locked) {
      const nonce = locked.subarray(0, nonceBytes)
      const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose), nonce)
      decipher.setAuthTag(locked.subarray(locked.length - tagBytes))
      const body = locked.subarray(nonceBytes, locked.length - tagBytes)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
    fingerprint: (token) => hash('sha256', token, 'buffer'),
  }
}
