import type { Value } from '@fairhouse/browser/call'

export type One = Value<'GET /office/api/approvals'>['list'][number]
