import { createCipheriv, createDecipheriv, hash, hkdfSync } from 'node:crypto'
import type { Random } from './ports.ts'

/** Encrypts values at rest under keys derived from the secret, one for each purpose. */
export interface Encryption {
  encrypt(purpose: Purpose, plain: string): Buffer
  decrypt(purpose: Purpose, encrypted: Buffer): string
  /** Hash of a token for lookup; useless to a reader of the table. */
  fingerprint(token: string): Buffer
}

const purposes = ['seed', 'session', 'chain'] as const
type Purpose = (typeof purposes)[number]

const nonceBytes = 12
const tagBytes = 16

export function createEncryption(secret: string, random: Random): Encryption {
  const keys = new Map(
    purposes.map((purpose) => [
      purpose,
      Buffer.from(hkdfSync('sha256', secret, 'fairhouse studio', purpose, 32)),
    ]),
  )
  const keyOf = (purpose: Purpose) => keys.get(purpose) ?? Buffer.alloc(0)
  return {
    encrypt(purpose, plain) {
      const nonce = random.bytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), nonce)
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, body, cipher.getAuthTag()])
    },
    decrypt(purpose, encrypted) {
      const nonce = encrypted.subarray(0, nonceBytes)
      const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose), nonce)
      decipher.setAuthTag(encrypted.subarray(encrypted.length - tagBytes))
      const body = encrypted.subarray(nonceBytes, encrypted.length - tagBytes)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
    fingerprint: (token) => hash('sha256', token, 'buffer'),
  }
}
