import { readSession } from '#lib/storage'

export const bearer = 'Bearer '

let language = 'EN'

/** The language in which the server answers from now on. */
export function speakToServer(code: string): void {
  language = code
}

export function standingHeaders(): Record<string, string> {
  const token = readSession('token')
  const merchant = readSession('merchantCode')
  return {
    Accept: 'application/json',
    Language: language,
    ...(token ? { Authorization: bearer + token } : {}),
    ...(merchant ? { Merchant: merchant } : {}),
  }
}
