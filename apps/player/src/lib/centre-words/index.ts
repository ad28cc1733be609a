export { loadWithCentreWords, useCentreWords } from './centre-words.ts'
