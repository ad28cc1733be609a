import type { Calls, OutputOf, SentOf } from '@fairhouse/protocol'

export type Route = keyof Calls

/** Routes with a JSON body or a query; other kinds have their own function. */
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

/** The input is optional if all its fields are. */
export type SentArguments<R extends Route> =
  Record<string, never> extends Sent<R>
    ? [input?: Sent<R>, options?: CallOptions]
    : [input: Sent<R>, options?: CallOptions]

export interface CallOptions {
  readonly signal?: AbortSignal
  /** The request is sent even if the page closes. */
  readonly keepalive?: boolean
}
