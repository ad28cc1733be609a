export { firstPack, type Pack } from './pack.ts'
export { useWords, WordsProvider } from './words-provider.tsx'
