import type { Value } from '#lib/call'
import { asked, type Question } from '#lib/query'

export type Activity = Value<'GET /wps/safety/activity'>
export type ActivityDay = Activity['days'][number]
export type SelfTest = Value<'GET /wps/safety/test'>
export type TestResult = NonNullable<SelfTest['last']>

const activity = asked('GET /wps/safety/activity', '', { days: '30' })

/** Every bet changes it. */
export const activityQuery: Question<Activity> = (client) => ({ ...activity(client), freshMs: 0 })
export const selfTestQuery = asked('GET /wps/safety/test', '', {})
