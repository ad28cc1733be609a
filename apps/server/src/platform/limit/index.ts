export { createLimit } from './limit.ts'
