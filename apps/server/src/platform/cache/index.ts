export { Cache } from './cache.ts'
