import { CompactEncrypt, importJWK, type JWK } from 'jose'

export const sealedType = 'application/jose'
export const sealedAlgorithm = 'ECDH-ES'
export const sealedEncryption = 'A256GCM'

/** Encrypts a request body to the server's transport key; `issuedAt` is in seconds. */
export async function sealBody(
  payload: Record<string, unknown>,
  key: JWK & { kid: string },
  issuedAt: number,
  id: string,
): Promise<string> {
  const plaintext = new TextEncoder().encode(JSON.stringify({ ...payload, iat: issuedAt, jti: id }))
  return new CompactEncrypt(plaintext)
    .setProtectedHeader({ alg: sealedAlgorithm, enc: sealedEncryption, kid: key.kid })
    .encrypt(await importJWK(key, sealedAlgorithm))
}
