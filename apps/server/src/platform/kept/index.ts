export { Kept } from './kept.ts'
