export { statusQuery } from './query.ts'
export { serverTimeMs, type Status } from './status.ts'
export { useFollowedStatus, useStatus } from './use-status.ts'
