export { exclusionQuery, limitsQuery, playCheckQuery } from './queries.ts'
export type { Exclusion, Limit, Limits, PlayCheck } from './queries.ts'
export { hoursText, minutesText, monthsText } from './span-text.ts'
