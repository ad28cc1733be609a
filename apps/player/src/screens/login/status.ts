import type { Value } from '#lib/call'

export type Status = Value<'GET /wps/system/status'>
