export { useWords } from './later-words.ts'
