export { LanguageSwitch } from './language-switch.tsx'
export { offeredLanguages } from './offered-languages.ts'
export { ThemeSwitch } from './theme-switch.tsx'
