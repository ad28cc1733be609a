import type { ZodMiniObject, ZodMiniType, input, output } from 'zod/mini'
import type { Actor } from './actor.ts'
import type { RefusalCode } from './errors.ts'
import type { Flag } from './flags.ts'
import type { RateClass } from './rate.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One request and its answer. GET and DELETE take their input from the query, others the body. */
export interface Call {
  readonly method: Method
  readonly path: `/${string}`
  readonly about: string
  readonly who: readonly Actor[]
  readonly flag?: Flag
  readonly input: ZodMiniObject
  readonly output: ZodMiniType
  readonly refusals: readonly RefusalCode[]
  readonly rate: RateClass
  /** The body must be a JWE (`encrypted`) or a form (`form`) instead of JSON. */
  readonly body?: 'encrypted' | 'form'
  /** Answered in every state of the site, maintenance included. */
  readonly always?: true
}

export function defineCall<const C extends Call>(call: C): C {
  return call
}

export type RouteOf<C extends Call> = `${C['method']} ${C['path']}`
export type InputOf<C extends Call> = output<C['input']>
export type SentOf<C extends Call> = input<C['input']>
export type OutputOf<C extends Call> = output<C['output']>

export function routeOf<C extends Call>(call: C): RouteOf<C> {
  return `${call.method} ${call.path}` as const
}
