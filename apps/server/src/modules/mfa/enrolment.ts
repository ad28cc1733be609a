import type { BrandModule } from '#modules/brand'
import type { GateSession } from '#platform/http'
import type { Kit } from '#platform/kit'
import { enrolLink, newSecret, stepOfCode } from '#platform/totp'
import type { NotifyMember } from './notices.ts'
import {
  pendingSeconds,
  recoveryBytes,
  recoveryCode,
  recoveryCount,
  recoveryKey,
  recoveryPurpose,
  totpPurpose,
  type MfaAccounts,
} from './rules.ts'
import type { EnrolmentStore } from './store/enrolments.ts'
import type { LimitAttempts } from './attempt-limit.ts'
import type { Ways } from './ways.ts'

interface Deps {
  store: EnrolmentStore
  brands: BrandModule
  member: MfaAccounts
  ways: Ways
  limited: LimitAttempts
  tell: NotifyMember
}

export type Enrolment = ReturnType<typeof createEnrolment>

export function createEnrolment({ clock, random, secrets }: Kit, deps: Deps) {
  const { store, brands, member, ways, limited, tell } = deps

  const hashOf = (code: string) => secrets.mac(recoveryPurpose, recoveryKey(code))

  function newCodes() {
    const codes = Array.from({ length: recoveryCount }, () =>
      recoveryCode(random.bytes(recoveryBytes)),
    )
    return { codes, codeHashes: codes.map(hashOf) }
  }

  return {
    /** Adding an authenticator requires a step-up if the member has any way to do one. */
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
    /** Returns the recovery codes; they are shown only once. */
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
