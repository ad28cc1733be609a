import type { Value } from '#lib/call'
import { asked, type Question } from '#lib/query'

export type Limits = Value<'GET /wps/limits'>
export type Limit = Limits['limits'][number]
export type Exclusion = Value<'GET /wps/exclusion'>
export type PlayCheck = Value<'GET /wps/limits/check'>

/** What every bet changes is asked for again by whoever looks. */
const fresh =
  <Data>(question: Question<Data>): Question<Data> =>
  (client) => ({ ...question(client), freshMs: 0 })

export const limitsQuery = fresh(asked('GET /wps/limits', '', {}))
export const exclusionQuery = fresh(asked('GET /wps/exclusion', '', {}))
export const playCheckQuery = fresh(asked('GET /wps/limits/check', '', {}))
