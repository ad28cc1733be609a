import type { SocialProvider } from '@fairhouse/protocol'

/** LIST of names as the providers write them, in every language. */
const names: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }

export const providerName = (provider: SocialProvider) => names[provider]
