import { readSession } from '#lib/storage'
import { storedToken } from './stored-session.ts'

/** The session and the merchant, for requests that repeat them in their body. */
export function storedIdentity(): { token?: string; merchantCode?: string } {
  const [token, merchantCode] = [storedToken(), readSession('merchantCode')]
  return { ...(token !== null && { token }), ...(merchantCode !== null && { merchantCode }) }
}
