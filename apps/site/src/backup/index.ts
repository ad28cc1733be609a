export { backUp } from './backup.ts'
export { restore } from './restore.ts'
export { readRecovery } from './unpack-base.ts'
