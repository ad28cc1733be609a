import { bearer } from './headers.ts'

/** An expired session, with the message of the server. */
export interface Expired {
  readonly token: string
  readonly message: string
}

let listener: ((expired: Expired) => void) | undefined

/** Sets the listener for sessions the server has ended. */
export function onExpired(onEnd: (expired: Expired) => void): void {
  listener = onEnd
}

export function notifyExpired(
  { Authorization = '' }: Record<string, string>,
  message: string,
): void {
  if (Authorization) listener?.({ token: Authorization.slice(bearer.length), message })
}
