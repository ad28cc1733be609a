export { mirror } from './mirror.ts'
export { readLocal, readSession, writeLocal } from './storage.ts'
