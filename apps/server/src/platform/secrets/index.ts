import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'
import type { Random } from '#platform/random'

/** Encrypts stored values under keys derived from APP_SECRET, one key per purpose. */
export interface Secrets {
  lock(purpose: string, plain: string | Buffer): Buffer
  unlock(purpose: string, locked: Buffer): string
  unlockBytes(purpose: string, locked: Buffer): Buffer
  /** A keyed hash to find or compare a value; without the key nobody can guess values. */
  mac(purpose: string, text: string): Buffer
}

const nonceBytes = 12
const tagBytes = 16

export function createSecrets(appSecret: string, random: Random): Secrets {
  const keyOf = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', appSecret, 'fairhouse', purpose, 32))
  const macKeys = new Map<string, KeyObject>()

  /** Cached because there are few such purposes and deriving costs more than using the key. */
  function macKeyOf(purpose: string): KeyObject {
    const key = macKeys.get(purpose) ?? createSecretKey(keyOf(`mac ${purpose}`))
    macKeys.set(purpose, key)
    return key
  }

  function unlockBytes(purpose: string, locked: Buffer): Buffer {
    const nonce = locked.subarray(0, nonceBytes)
    const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose), nonce, {
      // Without it a truncated tag would be accepted.
      authTagLength: tagBytes,
    })
    decipher.setAuthTag(locked.subarray(locked.length - tagBytes))
    const body = locked.subarray(nonceBytes, locked.length - tagBytes)
    return Buffer.concat([decipher.update(body), decipher.final()])
  }

  return {
    lock(purpose, plain) {
      const nonce = random.bytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), nonce)
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([nonce, body, cipher.getAuthTag()])
    },
    unlock: (purpose, locked) => unlockBytes(purpose, locked).toString('utf8'),
    unlockBytes,
    mac: (purpose, text) => createHmac('sha256', macKeyOf(purpose)).update(text).digest(),
  }
}

/** Recognises APP_SECRET without telling it. */
export const secretFingerprint = (appSecret: string): string =>
  Buffer.from(hkdfSync('sha256', appSecret, 'fairhouse', 'fingerprint', 16)).toString('hex')

/** The stored hash of a random token: enough to recognise it, useless to a reader of the table. */
export function fingerprint(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

export function sameBytes(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
