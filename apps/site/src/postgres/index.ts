export { backUp } from './backup.ts'
export { explain } from './start-errors.ts'
export { inspectProcess, isSameProcess, type ProcessInfo } from './process-info.ts'
export { restore } from './restore.ts'
export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './start.ts'
export { freePort } from './free-port.ts'
