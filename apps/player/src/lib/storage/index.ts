export { mirror } from './mirror.ts'
export { readLocal, readSession, writeLocal, writeSession } from './storage.ts'
