export { CookieChoices } from './cookie-choices.tsx'
export { usePageTag } from './use-page-tag.ts'

export const loadConsentBar = async () => (await import('./consent-bar.tsx')).ConsentBar
