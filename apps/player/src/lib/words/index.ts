export { chooseLanguage, pageAttributes } from './language-choice.ts'
export { loadWithWords } from './namespaces.ts'
export { loadPack, applyLanguage, type Pack } from './pack.ts'
export { useWords, WordsProvider, type Translate } from './words-provider.tsx'
