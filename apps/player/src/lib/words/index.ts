export { chooseLanguage, pageAttributes } from './choice.ts'
export { loadPack, showPack, type Pack } from './pack.ts'
export { useWords, WordsProvider } from './words-provider.tsx'
