export { pageLive, useLiveState } from './page-live.ts'
