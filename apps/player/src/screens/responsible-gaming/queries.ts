import type { Value } from '#lib/call'
import { callQuery, type Query } from '#lib/query'

export type Activity = Value<'GET /wps/safety/activity'>
export type ActivityDay = Activity['days'][number]
export type SelfTest = Value<'GET /wps/safety/test'>
export type TestResult = NonNullable<SelfTest['last']>

const activity = callQuery('GET /wps/safety/activity', '', { days: '30' })

/** Always stale: each bet changes it. */
export const activityQuery: Query<Activity> = (client) => ({ ...activity(client), freshMs: 0 })
export const selfTestQuery = callQuery('GET /wps/safety/test', '', {})
