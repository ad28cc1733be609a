import type { Value } from '@fairhouse/browser/call'

export type Dashboard = Value<'GET /office/api/dashboard'>
