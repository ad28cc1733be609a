import type { Value } from '@fairhouse/browser/call'

export type SafetyFile = Value<'GET /office/api/safety/member'>
