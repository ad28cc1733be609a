import { bearer } from './headers.ts'

/** A session that the server no longer knows, and what it says of that. */
export interface Expired {
  readonly token: string
  readonly message: string
}

let hear: ((expired: Expired) => void) | undefined

/** Who keeps the session hears when the server has ended it. */
export function onExpired(hears: (expired: Expired) => void): void {
  hear = hears
}

export function tellExpired({ Authorization = '' }: Record<string, string>, message: string): void {
  if (Authorization) hear?.({ token: Authorization.slice(bearer.length), message })
}
