import type { SocialProvider } from '@fairhouse/protocol'
import type { Kit } from '#platform/kit'
import { createOauth } from './oauth.ts'
import { createOidc } from './oidc.ts'
import type { Provider } from './provider.ts'

export { providerDownIn } from './outbound.ts'
export type { CallbackParameters, AuthorizationRequest } from './provider.ts'

/** LIST of issuers whose discovery document names other hosts. */
const otherHosts: Record<string, readonly string[]> = {
  'https://accounts.google.com': ['oauth2.googleapis.com', 'www.googleapis.com'],
}

export type Providers = ReadonlyMap<SocialProvider, Provider>

/** LIST of the configured identity providers. */
export function createProviders(kit: Kit): Providers {
  const { social, demo } = kit.config
  const { google, facebook } = social
  const list = new Map<SocialProvider, Provider>()
  if (google) {
    const hosts = otherHosts[google.issuer] ?? []
    list.set('google', createOidc({ ...google, hosts }, kit, demo))
  }
  if (facebook) {
    const settings = { ...facebook, scope: 'public_profile' }
    list.set('facebook', createOauth(settings, kit.outgoing, demo))
  }
  return list
}
