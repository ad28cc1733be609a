import type { Value } from '@fairhouse/browser/call'

export type Rule = Value<'GET /office/api/safety/rules'>['list'][number]
