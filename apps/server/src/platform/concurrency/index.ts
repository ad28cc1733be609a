export { createConcurrencyLimit } from './limit.ts'
