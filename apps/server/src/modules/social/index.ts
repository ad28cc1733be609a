import type { Kit } from '#platform/kit'
import { createChoices } from './choices.ts'
import { socialHttp } from './http.ts'
import { createLinking, type Below } from './linking.ts'
import { createPassages } from './passages.ts'
import { providersOf } from './providers/index.ts'
import { identityStore } from './store/identities.ts'

export type SocialModule = ReturnType<typeof createSocial>

/** Sign-in with an account that people have elsewhere. */
export function createSocial(kit: Kit, below: Below) {
  const providers = providersOf(kit)
  const identities = identityStore(kit.database)
  const passages = createPassages(kit, providers)
  const choices = createChoices(kit, identities)
  const linking = createLinking({ ...below, identities, choices })
  return {
    /** Those that this member is tied to. */
    providersOf: identities.providersOf,
    http: socialHttp({ random: kit.random, passages, choices, linking }),
    /** Timed work: takes away what is over. */
    async sweep(): Promise<void> {
      await passages.sweep()
      await choices.sweep()
    },
  }
}
