import type { Value } from '@fairhouse/browser/call'

export type ApprovalRow = Value<'GET /office/api/approvals'>['list'][number]
