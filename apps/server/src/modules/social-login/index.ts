import type { Kit } from '#platform/kit'
import { createPendingLinks } from './pending-links.ts'
import { socialHttp } from './http.ts'
import { createLinking, type SocialLoginDeps } from './linking.ts'
import { createProviderSignIns } from './provider-sign-in.ts'
import { createProviders } from './providers/index.ts'
import { identityStore } from './store/identities.ts'

export type SocialLoginModule = ReturnType<typeof createSocialLogin>

/** Sign-in with an account at an identity provider (Google, Facebook). */
export function createSocialLogin(kit: Kit, deps: SocialLoginDeps) {
  const providers = createProviders(kit)
  const identities = identityStore(kit.database)
  const providerSignIns = createProviderSignIns(kit, providers)
  const pendingLinks = createPendingLinks(kit, identities)
  const linking = createLinking({ ...deps, identities, pendingLinks })
  return {
    /** Providers linked to this member. */
    providersOf: identities.providersOf,
    http: socialHttp({ random: kit.random, providerSignIns, pendingLinks, linking }),
    /** Timed work: removes expired rows. */
    async sweep(): Promise<void> {
      await providerSignIns.sweep()
      await pendingLinks.sweep()
    },
  }
}
