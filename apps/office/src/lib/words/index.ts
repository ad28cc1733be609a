export { loadInitialPack, useWords, WordsProvider, type Pack, type Translate } from './words.tsx'
