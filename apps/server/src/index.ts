export { createTestClock, systemClock, type TestClock } from '#platform/clock'
export { loadConfig, StartError, type Config } from '#platform/config'
export { mountCall, Refusal } from '#platform/http'
export { createLog } from '#platform/log'
export { tryPorts } from '#platform/operations'
export { hashPassword } from '#platform/password'
export type { PageColours, Renderer } from '#platform/pages'
export { secretFingerprint } from '#platform/secrets'
export {
  ListFault,
  readGameList,
  type GameRow,
  type InHouse,
  type InHouseList,
  type OwnGame,
} from '#modules/lobby'
export {
  jackpotAccount,
  laneCount,
  laneOf,
  memberAccount,
  stakeBlock,
  worldAccount,
  type Transfer,
} from '#modules/wallet'
export { openPictureStorage, pictureIds, type PictureStorage } from '#modules/upload'
export type { CheckedCode } from '#modules/limits'
export { inHouseSecret, isProviderCode, trimSlashes } from '#modules/game-provider'
export type { Context } from './wiring/context.ts'
export {
  demoAccounts,
  demoPassword,
  demoStaff,
  demoTotpSecret,
  seeds,
  type SeedName,
} from './wiring/seeds.ts'
export { startServer, type ServerOptions, type WebParts } from './server.ts'
export { readersOf } from './wiring/readers.ts'
export { withContext } from './wiring/with-context.ts'
