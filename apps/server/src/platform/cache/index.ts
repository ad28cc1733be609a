export { Cache } from './cache.ts'
export { cacheFor } from './timed.ts'
