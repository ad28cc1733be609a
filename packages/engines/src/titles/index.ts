export { titles } from './titles.ts'
