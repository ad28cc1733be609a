import type { SocialProvider } from '@fairhouse/protocol'

/** LIST of provider names, the same in every language. */
const names: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }

export const providerName = (provider: SocialProvider) => names[provider]
