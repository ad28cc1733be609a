export { createLaterWords } from './later-words.ts'
