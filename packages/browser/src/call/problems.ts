import type { RefusalCode, Refused } from '@fairhouse/protocol'

/** The server refused; `message` is in the visitor's language. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  readonly code: RefusalCode
  readonly errors: Readonly<Record<string, string>>

  constructor(refused: Refused) {
    super(refused.message)
    this.code = refused.code
    this.errors = refused.errors ?? {}
  }
}

/** No valid answer: a network error, a time-out, or a proxy in between. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
}
