import type { ZodMiniObject, ZodMiniType, input, output } from 'zod/mini'
import type { Actor } from './actor.ts'
import type { RefusalCode } from './errors.ts'
import type { Flag } from './flags.ts'
import type { Permission } from './permissions.ts'
import type { RateClass } from './rate.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A request and its answer. GET and DELETE take input from the query, the others from the body. */
export interface Call {
  readonly method: Method
  readonly path: `/${string}`
  readonly about: string
  readonly who: readonly Actor[]
  readonly flag?: Flag
  /** Permission that staff need; every office call except those on one's own account has one. */
  readonly permission?: Permission
  readonly input: ZodMiniObject
  readonly output: ZodMiniType
  readonly refusals: readonly RefusalCode[]
  readonly rate: RateClass
  /** The body must be a JWE (`encrypted`) or a form (`form`) instead of JSON. */
  readonly body?: 'encrypted' | 'form'
  /** Maximum size of the body, where the default limit is too small. */
  readonly bodyBytes?: number
  /** Open before a due password change, as are all calls that visitors may make. */
  readonly beforePasswordChange?: true
  /** Answered in every state of the site, maintenance included. */
  readonly always?: true
}

/** Sign-in, sign-out and one's own account: the office paths that need no permission. */
type OwnOfficePath = `/office/api/${'session' | 'me'}${'' | `/${string}`}`

/** Does not compile for an office call that all staff could make. */
export type Permitted<C extends Call> = C['path'] extends OwnOfficePath
  ? { readonly permission?: never }
  : C['path'] extends `/office/${string}`
    ? { readonly permission: Permission }
    : { readonly permission?: never }

export function defineCall<const C extends Call>(call: C & Permitted<C>): C {
  return call
}

export type RouteOf<C extends Call> = `${C['method']} ${C['path']}`
export type InputOf<C extends Call> = output<C['input']>
export type SentOf<C extends Call> = input<C['input']>
export type OutputOf<C extends Call> = output<C['output']>

export function routeOf<C extends Call>(call: C): RouteOf<C> {
  return `${call.method} ${call.path}` as const
}
