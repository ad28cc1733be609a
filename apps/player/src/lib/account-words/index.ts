export { loadWithWords, useAccountWords } from './account-words.ts'
