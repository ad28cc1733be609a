export { receiveStatus, statusKey, statusQuery } from './query.ts'
export { serverTimeMs, type Answer as StatusAnswer, type Status } from './status.ts'
export { useFollowedStatus, useStatus } from './use-status.ts'
