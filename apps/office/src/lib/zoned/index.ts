export { fromZoned, toZoned } from './zoned.ts'
