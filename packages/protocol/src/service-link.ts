/**
 * The format of customer-service links, given by the specification: the last 8 characters of a path
 * are the key, the rest is base64url(12-byte nonce, ciphertext, 16-byte tag), AES-256-GCM under
 * HKDF-SHA256(key, empty salt, `customer-service`). The path contains its own key, so it hides
 * nothing and must not hold secrets.
 */
const keyLength = 8
const nonceBytes = 12
const purpose = new TextEncoder().encode('customer-service')

/** `key` is 8 characters and `nonce` 12 bytes, both new for every link. */
export async function sealLink(
  url: string,
  key: string,
  nonce: Uint8Array<ArrayBuffer>,
): Promise<string> {
  if (key.length !== keyLength || nonce.length !== nonceBytes) throw new Error('no such key')
  const plain = new TextEncoder().encode(url)
  const algorithm = { name: 'AES-GCM', iv: nonce }
  const sealed = await crypto.subtle.encrypt(algorithm, await cipherKey(key, 'encrypt'), plain)
  return toText(Uint8Array.of(...nonce, ...new Uint8Array(sealed))) + key
}

/** Returns the sealed link; throws on anything that is not a page or web address. */
export async function openLink(path: string): Promise<string> {
  const bytes = toBytes(path.slice(0, -keyLength))
  const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, nonceBytes) }
  const key = await cipherKey(path.slice(-keyLength), 'decrypt')
  const plain = await crypto.subtle.decrypt(algorithm, key, bytes.slice(nonceBytes))
  const url = new TextDecoder().decode(plain)
  if (!/^(https?:\/\/|\/(?![/\\]))/.test(url)) throw new Error('no link')
  return url
}

async function cipherKey(key: string, use: 'encrypt' | 'decrypt') {
  const raw = new TextEncoder().encode(key)
  const base = await crypto.subtle.importKey('raw', raw, 'HKDF', false, ['deriveKey'])
  const derive = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: purpose }
  return crypto.subtle.deriveKey(derive, base, { name: 'AES-GCM', length: 256 }, false, [use])
}

function toText(bytes: Uint8Array): string {
  const text = btoa(String.fromCodePoint(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (character) => character.codePointAt(0) ?? 0)
}
