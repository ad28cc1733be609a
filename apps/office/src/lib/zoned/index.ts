export { fromZoned, toZoned, typedZoned } from './zoned.ts'
