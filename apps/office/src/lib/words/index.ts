export { loadFirst, useWords, WordsProvider, type Pack, type Say } from './words.tsx'
