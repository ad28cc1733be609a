export { LoadFailed } from './load-failed.tsx'
export { LockTime } from './lock-time.tsx'
