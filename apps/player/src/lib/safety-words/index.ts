export { loadWithSafetyWords, useSafetyWords } from './safety-words.ts'
