export { differences } from './differences.ts'
