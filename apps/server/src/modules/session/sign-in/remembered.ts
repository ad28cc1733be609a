import type { OutputOf, Calls } from '@fairhouse/protocol'
import { maskedPhone } from '@fairhouse/rules'
import type { MemberModule } from '#modules/member'
import type { VerificationModule } from '#modules/verification'
import type { Executor } from '#platform/database'
import type { Caller } from '#platform/http'
import type { Kit } from '#platform/kit'
import { fingerprint, sameBytes } from '#platform/secrets'
import { rememberSeconds } from '../rules.ts'
import { rememberedStore, type RememberedBrowser } from '../store/remembered.ts'

export type Remembered = ReturnType<typeof createRemembered>

type Preview = OutputOf<Calls['GET /wps/session/remembered']>
type Cookies = Pick<Caller, 'brand' | 'getCookie' | 'setCookie'>

const nobody: Preview = { account: null, mobile: null, phone: null }

const form = /^([\w-]{43})\.([\w-]{43})$/

/** Browsers remembered for a day by a cookie `selector.verifier`; we store only hashes. */
export function createRemembered(
  { database, random, clock }: Kit,
  member: Pick<MemberModule, 'find' | 'contactsOf' | 'onContactChange'>,
  verification: Pick<VerificationModule, 'splitPhone'>,
) {
  const store = rememberedStore(database)
  // A browser never shows a number that was not typed there.
  member.onContactChange(async (memberId, kind) => {
    if (kind === 'phone') await store.removeNumbers(memberId)
  })

  function halvesOf({ getCookie }: Cookies) {
    const [, selector, verifier] = form.exec(getCookie('remember') ?? '') ?? []
    return selector && verifier ? { selector, verifierHash: fingerprint(verifier) } : undefined
  }

  async function forget(caller: Cookies): Promise<void> {
    const halves = halvesOf(caller)
    if (halves) await store.remove(caller.brand.id, halves.selector)
    if (caller.getCookie('remember') !== undefined) caller.setCookie('remember', null)
  }

  async function find(caller: Cookies): Promise<RememberedBrowser | undefined> {
    const halves = halvesOf(caller)
    const found = halves && (await store.find(caller.brand.id, halves.selector, clock.now()))
    return found && sameBytes(found.verifierHash, halves.verifierHash) ? found : undefined
  }

  return {
    forget,
    async start(
      caller: Cookies,
      memberId: string,
      shows: RememberedBrowser['shows'],
    ): Promise<void> {
      await forget(caller)
      const [selector, verifier] = [random.token(), random.token()]
      const row = { selector, verifierHash: fingerprint(verifier), memberId, shows }
      const until = new Date(clock.now().getTime() + rememberSeconds * 1000)
      await store.add({ ...row, brandId: caller.brand.id }, until)
      caller.setCookie('remember', `${selector}.${verifier}`, rememberSeconds)
    },
    preview: async (caller: Cookies): Promise<Preview> =>
      previewOf(await find(caller), member, verification),
    /**
     * Returns the member of this browser and rotates the verifier. A stale verifier ends the entry.
     */
    async redeem(caller: Cookies): Promise<string | undefined> {
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
      caller.setCookie('remember', `${halves.selector}.${next}`, Math.ceil(leftMs / 1000))
      return rotated.memberId
    },
    endAll: (memberId: string, within?: Executor) => store.removeAll(memberId, within),
    sweep: () => store.removeOver(clock.now()),
  }
}

/** Shown before the user signs in again: the account name or the number that was typed. */
async function previewOf(
  found: RememberedBrowser | undefined,
  member: Pick<MemberModule, 'find' | 'contactsOf'>,
  { splitPhone }: Pick<VerificationModule, 'splitPhone'>,
): Promise<Preview> {
  if (!found) return nobody
  if (found.shows === 'name') {
    return { ...nobody, account: (await member.find(found.memberId))?.name ?? null }
  }
  const { mobile } = await member.contactsOf(found.memberId)
  if (mobile === null) return nobody
  return { account: null, mobile: maskedPhone(mobile), phone: splitPhone(mobile) ?? null }
}
