import type { Calls, OutputOf, SentOf } from '@fairhouse/protocol'

export type Route = keyof Calls

/** Routes whose body is JSON or a query; the other kinds have a function of their own. */
export type PlainRoute = {
  [R in Route]: Calls[R] extends { body: string } ? never : R
}[Route]

export type EncryptedRoute = {
  [R in Route]: Calls[R] extends { body: 'encrypted' } ? R : never
}[Route]

export type FormRoute = {
  [R in Route]: Calls[R] extends { body: 'form' } ? R : never
}[Route]

export type Sent<R extends Route> = SentOf<Calls[R]>
export type Value<R extends Route> = OutputOf<Calls[R]>

/** The input may be left out where the call takes none. */
export type SentArguments<R extends Route> =
  Record<string, never> extends Sent<R>
    ? [input?: Sent<R>, options?: CallOptions]
    : [input: Sent<R>, options?: CallOptions]

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Arrives even if the page is closed meanwhile. */
  readonly keepalive?: boolean
}
