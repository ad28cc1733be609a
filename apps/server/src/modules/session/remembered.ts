import { maskedPhone } from '@fairhouse/rules'
import type { MemberModule } from '#modules/member'
import type { Executor } from '#platform/database'
import type { Caller } from '#platform/http'
import type { Kit } from '#platform/kit'
import { fingerprint, sameBytes } from '#platform/secrets'
import { rememberSeconds } from './rules.ts'
import { rememberedStore, type Remembrance } from './store/remembered.ts'

export type Remembered = ReturnType<typeof createRemembered>

type Keeper = Pick<Caller, 'brand' | 'kept' | 'keep'>

const form = /^([\w-]{43})\.([\w-]{43})$/

/** Browsers that may return for a day: a cookie `selector.verifier`, of which we keep hashes. */
export function createRemembered(
  { database, random, clock }: Kit,
  member: Pick<MemberModule, 'find' | 'contactsOf'>,
) {
  const store = rememberedStore(database)

  function halvesOf({ kept }: Keeper) {
    const [, selector, verifier] = form.exec(kept('remember') ?? '') ?? []
    return selector && verifier ? { selector, verifierHash: fingerprint(verifier) } : undefined
  }

  async function forget(caller: Keeper): Promise<void> {
    const halves = halvesOf(caller)
    if (halves) await store.remove(caller.brand.id, halves.selector)
    if (caller.kept('remember') !== undefined) caller.keep('remember', null)
  }

  async function find(caller: Keeper): Promise<Remembrance | undefined> {
    const halves = halvesOf(caller)
    const found = halves && (await store.find(caller.brand.id, halves.selector, clock.now()))
    return found && sameBytes(found.verifierHash, halves.verifierHash) ? found : undefined
  }

  return {
    forget,
    async start(caller: Keeper, memberId: string, shows: Remembrance['shows']): Promise<void> {
      await forget(caller)
      const [selector, verifier] = [random.token(), random.token()]
      const row = { selector, verifierHash: fingerprint(verifier), memberId, shows }
      const until = new Date(clock.now().getTime() + rememberSeconds * 1000)
      await store.add({ ...row, brandId: caller.brand.id }, until)
      caller.keep('remember', `${selector}.${verifier}`, rememberSeconds)
    },
    /** What is shown before anybody returns: a name, or the end of a number. */
    async shown(caller: Keeper): Promise<{ account: string | null; mobile: string | null }> {
      const found = await find(caller)
      if (!found) return { account: null, mobile: null }
      if (found.shows === 'name') {
        return { account: (await member.find(found.memberId))?.name ?? null, mobile: null }
      }
      const { mobile } = await member.contactsOf(found.memberId)
      return { account: null, mobile: mobile === null ? null : maskedPhone(mobile) }
    },
    /** Whose browser this is; the verifier is exchanged, and an old one ends it all. */
    async comeBack(caller: Keeper): Promise<string | undefined> {
      const halves = halvesOf(caller)
      if (!halves) return undefined
      const found = await store.find(caller.brand.id, halves.selector, clock.now())
      const next = random.token()
      const rotated = found && (await store.rotate(halves, fingerprint(next)))
      if (!rotated) {
        await forget(caller)
        return undefined
      }
      const leftMs = rotated.expiresAt.getTime() - clock.now().getTime()
      caller.keep('remember', `${halves.selector}.${next}`, Math.ceil(leftMs / 1000))
      return rotated.memberId
    },
    endAll: (memberId: string, within?: Executor) => store.removeAll(memberId, within),
    sweep: () => store.removeOver(clock.now()),
  }
}
