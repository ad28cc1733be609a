import { readSession } from '#storage'

export const bearer = 'Bearer '

let language = 'EN'
let tokenKey = 'token'

/** Where the tab keeps its half of the session; staff may be players in the same one. */
export function keepTokenAs(key: string): void {
  tokenKey = key
}

/** The language in which the server answers from now on. */
export function speakToServer(code: string): void {
  language = code
}

export function standingHeaders(): Record<string, string> {
  const token = readSession(tokenKey)
  const merchant = readSession('merchantCode')
  return {
    Accept: 'application/json',
    Language: language,
    ...(token ? { Authorization: bearer + token } : {}),
    ...(merchant ? { Merchant: merchant } : {}),
  }
}
