import type { ZodMiniObject, ZodMiniType, input, output } from 'zod/mini'
import type { Actor } from './actor.ts'
import type { RefusalCode } from './errors.ts'
import type { Flag } from './flags.ts'
import type { Permission } from './permissions.ts'
import type { RateClass } from './rate.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One request and its answer. GET and DELETE take their input from the query, others the body. */
export interface Call {
  readonly method: Method
  readonly path: `/${string}`
  readonly about: string
  readonly who: readonly Actor[]
  readonly flag?: Flag
  /** What a colleague must be allowed to do; every call of the office but one's own has one. */
  readonly permission?: Permission
  readonly input: ZodMiniObject
  readonly output: ZodMiniType
  readonly refusals: readonly RefusalCode[]
  readonly rate: RateClass
  /** The body must be a JWE (`encrypted`) or a form (`form`) instead of JSON. */
  readonly body?: 'encrypted' | 'form'
  /** The most that a body may be, where the usual limit is too small. */
  readonly bodyBytes?: number
  /** Open to who must change the password before anything else, as all that visitors may is. */
  readonly beforePasswordChange?: true
  /** Answered in every state of the site, maintenance included. */
  readonly always?: true
}

/** Signing in and out and one's own account: all that staff may do without a permission. */
type OwnOfficePath = `/office/api/${'session' | 'me'}${'' | `/${string}`}`

/** Does not compile for a call of the office that anybody of the staff could make. */
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
