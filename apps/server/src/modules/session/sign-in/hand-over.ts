import type { Caller } from '#platform/http'
import type { Kit } from '#platform/kit'
import { fingerprint } from '#platform/secrets'
import { handOverSeconds } from '../rules.ts'
import { handOverStore } from '../store/hand-overs.ts'

/** Single-use codes, valid for a minute, that continue a session in another browser. */
export function createHandOver({ database, random, clock }: Kit) {
  const store = handOverStore(database)
  return {
    async create(sessionId: string): Promise<{ code: string; expirationTime: string }> {
      const code = random.token()
      const until = new Date(clock.now().getTime() + handOverSeconds * 1000)
      await store.add(fingerprint(code), sessionId, until)
      return { code, expirationTime: until.toISOString() }
    },
    peek: ({ brand }: Caller, code: string): Promise<string | undefined> =>
      store.find(fingerprint(code), brand.id, clock.now()),
    take: ({ brand }: Caller, code: string): Promise<string | undefined> =>
      store.take(fingerprint(code), brand.id, clock.now()),
    sweep: () => store.removeOver(clock.now()),
  }
}
