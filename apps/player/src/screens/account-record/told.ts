import type { Value } from '#lib/call'

export type Told = Value<'GET /wps/record/account'>
export type Line = Told['list'][number]
