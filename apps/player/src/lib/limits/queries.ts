import type { Value } from '#lib/call'
import { callQuery, type Query } from '#lib/query'

export type Limits = Value<'GET /wps/limits'>
export type Limit = Limits['limits'][number]
export type Exclusion = Value<'GET /wps/exclusion'>
export type PlayCheck = Value<'GET /wps/limits/check'>

/** Every bet changes these answers, so each use loads them again. */
const alwaysFresh =
  <Data>(question: Query<Data>): Query<Data> =>
  (client) => ({ ...question(client), freshMs: 0 })

export const limitsQuery = alwaysFresh(callQuery('GET /wps/limits', '', {}))
export const exclusionQuery = alwaysFresh(callQuery('GET /wps/exclusion', '', {}))
export const playCheckQuery = alwaysFresh(callQuery('GET /wps/limits/check', '', {}))
