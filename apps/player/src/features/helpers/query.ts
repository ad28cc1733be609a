import type { Value } from '#lib/call'
import { callQuery } from '#lib/query'

export type Helper = Value<'GET /wps/safety/help'>['list'][number]

/** Organisations of the visitor's country first. */
export const helpersQuery = callQuery('GET /wps/safety/help', '', {})
