export { loadWithPlayWords, usePlayWords } from './play-words.ts'
