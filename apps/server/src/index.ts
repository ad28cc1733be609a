export { createTestClock, type TestClock } from '#platform/clock'
export { loadConfig, StartError, type Config } from '#platform/config'
export { mountCall, type Handler } from '#platform/http'
export { createLog } from '#platform/log'
export type { Context } from './context.ts'
export { mountOptionsOf } from './http.ts'
export {
  demoAccounts,
  demoPassword,
  demoStaff,
  demoTotpSecret,
  seeds,
  type SeedName,
} from './seeds.ts'
export { startServer, type ServerOptions } from './server.ts'
export { withContext } from './work.ts'
