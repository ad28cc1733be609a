export { createTestClock, type TestClock } from '#platform/clock'
export { loadConfig, StartError, type Config } from '#platform/config'
export { mountCall } from '#platform/http'
export { createLog } from '#platform/log'
export type { PageColours, Renderer } from '#platform/pages'
export { laneOf, memberAccount, stakeBlock, worldAccount, type Transfer } from '#modules/wallet'
export type { Context } from './context.ts'
export {
  demoAccounts,
  demoPassword,
  demoStaff,
  demoTotpSecret,
  seeds,
  type SeedName,
} from './seeds.ts'
export { startServer, type ServerOptions, type WebParts } from './server.ts'
export { withContext } from './work.ts'
