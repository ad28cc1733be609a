import type { Value } from '#lib/call'

export type AccountRecordPage = Value<'GET /wps/record/account'>
export type Line = AccountRecordPage['list'][number]
