export { useKeptLive, useNudge, useTold } from './live.ts'
