import type { Value } from '#lib/call'
import { asked } from '#lib/query'

export type Helper = Value<'GET /wps/safety/help'>['list'][number]

/** Those of the visitor's country first. */
export const helpersQuery = asked('GET /wps/safety/help', '', {})
