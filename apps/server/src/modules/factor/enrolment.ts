import type { BrandModule } from '#modules/brand'
import type { GateSession } from '#platform/http'
import type { Kit } from '#platform/kit'
import { enrolLink, newSecret, stepOfCode } from '#platform/totp'
import type { Tell } from './notices.ts'
import {
  pendingSeconds,
  recoveryBytes,
  recoveryCode,
  recoveryCount,
  recoveryKey,
  recoveryPurpose,
  totpPurpose,
  type Holders,
} from './rules.ts'
import type { EnrolmentStore } from './store/enrolments.ts'
import type { Limited } from './tries.ts'
import type { Ways } from './ways.ts'

interface Parts {
  store: EnrolmentStore
  brands: BrandModule
  member: Holders
  ways: Ways
  limited: Limited
  tell: Tell
}

export type Enrolment = ReturnType<typeof createEnrolment>

export function createEnrolment({ clock, random, secrets }: Kit, parts: Parts) {
  const { store, brands, member, ways, limited, tell } = parts

  const hashOf = (code: string) => secrets.mac(recoveryPurpose, recoveryKey(code))

  function newCodes() {
    const codes = Array.from({ length: recoveryCount }, () =>
      recoveryCode(random.bytes(recoveryBytes)),
    )
    return { codes, codeHashes: codes.map(hashOf) }
  }

  return {
    /** Who can prove more than to be signed in must, before a new way to do so is added. */
    async mustStepUp(memberId: string): Promise<boolean> {
      const open = await ways.waysOf(memberId, 'stepUp')
      return open.length > 0 || (await member.hasPassword(memberId))
    },
    async start({ id: sessionId, subjectId: memberId }: GateSession) {
      const account = await member.find(memberId)
      if (!account) throw new Error(`no member ${memberId}`)
      const secret = newSecret(random)
      const until = new Date(clock.now().getTime() + pendingSeconds * 1000)
      const locked = secrets.lock(totpPurpose, secret)
      await store.setPending({ memberId, sessionId, secret: locked }, until)
      const issuer = brands.byId(account.brandId).name
      return { secret, link: enrolLink(secret, { issuer, name: account.name }) }
    },
    /** The recovery codes, told once. */
    async confirm(
      { id: sessionId, subjectId: memberId }: GateSession,
      code: string,
      language: string,
    ): Promise<string[] | 'wrong_code' | 'not_found'> {
      const now = clock.now()
      const pending = await store.pendingOf(memberId, sessionId, now)
      if (!pending) return 'not_found'
      const { codes, codeHashes } = newCodes()
      const isConfirmed = await limited(memberId, ['own'], async () => {
        const step = stepOfCode(secrets.unlock(totpPurpose, pending), code.trim(), now)
        if (step === undefined) return false
        return store.confirm({ memberId, secret: pending, step, codeHashes, now })
      })
      if (!isConfirmed) return 'wrong_code'
      await tell(memberId, 'totp_on', language)
      return codes
    },
    async renewCodes(memberId: string): Promise<string[] | undefined> {
      const { codes, codeHashes } = newCodes()
      return (await store.renewCodes(memberId, codeHashes)) ? codes : undefined
    },
    async remove(memberId: string, language: string): Promise<boolean> {
      const isRemoved = await store.remove(memberId)
      if (isRemoved) await tell(memberId, 'totp_off', language)
      return isRemoved
    },
    async enrol(memberId: string, secret: string): Promise<void> {
      const locked = secrets.lock(totpPurpose, secret)
      const { codeHashes } = newCodes()
      await store.enrol({ memberId, secret: locked, step: 0, codeHashes, now: clock.now() })
    },
  }
}
