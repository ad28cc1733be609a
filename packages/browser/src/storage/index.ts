export { mirror } from './mirror.ts'
export { forgetSession, readLocal, readSession, writeLocal, writeSession } from './storage.ts'
