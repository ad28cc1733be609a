export { locateCluster, makeDataFolder } from './cluster-location.ts'
export { passwordFileName } from './password.ts'
export { explain } from './start-errors.ts'
export { inspectProcess, isSameProcess, type ProcessInfo } from './process-info.ts'
export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './start.ts'
export { freePort } from './free-port.ts'
export { runGuarded } from './guarded.ts'
export { chooseUser, findUser } from './user.ts'
