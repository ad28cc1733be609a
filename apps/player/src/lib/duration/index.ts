export { durationOf } from './duration.ts'
