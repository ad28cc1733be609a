import { readSession } from '#storage'

export const bearer = 'Bearer '

let language = 'EN'
let tokenKey = 'token'

/** Sets the storage key of the token; the office has its own, so both apps work in one tab. */
export function setTokenKey(key: string): void {
  tokenKey = key
}

/** Sets the language of server answers. */
export function setServerLanguage(code: string): void {
  language = code
}

export function commonHeaders(): Record<string, string> {
  const token = readSession(tokenKey)
  const merchant = readSession('merchantCode')
  return {
    Accept: 'application/json',
    Language: language,
    ...(token ? { Authorization: bearer + token } : {}),
    ...(merchant ? { Merchant: merchant } : {}),
  }
}
