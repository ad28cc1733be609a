export { begin, type Early } from './begin.ts'
