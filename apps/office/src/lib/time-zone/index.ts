export { fromZoned, toZoned, readZoned } from './time-zone.ts'
