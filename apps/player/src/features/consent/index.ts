export { CookieChoices } from './cookie-choices.tsx'

export const loadConsentBar = async () => (await import('./consent-bar.tsx')).ConsentBar
