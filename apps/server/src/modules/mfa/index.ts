import type { BrandModule } from '#modules/brand'
import type { SentCode, VerificationModule } from '#modules/verification'
import type { HandlersOf } from '#platform/http'
import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import { createEnrolment } from './enrolment.ts'
import { mfaHttp, type MfaRoutes, type SessionFreshness } from './http.ts'
import { createNotices } from './notices.ts'
import { createProofs } from './proofs.ts'
import type { CodeRequest, MfaAccounts, OpenWay, Proof, ProofPurpose } from './rules.ts'
import { enrolmentStore, removeAuthenticator } from './store/enrolments.ts'
import { proofStore } from './store/proofs.ts'
import { attemptStore } from './store/attempts.ts'
import { createAttemptLimit } from './attempt-limit.ts'
import { createWays, type CodeSender } from './ways.ts'

export { waysWithoutApp } from './ways.ts'
export type { OpenWay, ProofPurpose } from './rules.ts'

export interface MfaModule {
  /**
   * Ways this account can prove itself, best first, by default for a sign-in. With an authenticator
   * only that or a recovery code counts: nothing weaker opens the account.
   */
  waysOf(memberId: string, purpose?: ProofPurpose): Promise<OpenWay[]>
  /** Whether an authenticator is enrolled, so that every sign-in needs it. */
  isEnrolled(memberId: string): Promise<boolean>
  /** Refuses with not_found if the account has no such way, and as `codes.send` does. */
  sendCode(request: CodeRequest): Promise<SentCode>
  /** Each code works once. Refuses with too_many_requests after ten wrong ones in half an hour. */
  proves(proof: Proof): Promise<boolean>
  recoveryCodesLeft(memberId: string): Promise<number>
  /** Enrols without the member, for demo accounts with a published secret. */
  enrol(memberId: string, secret: string): Promise<void>
  /** All data this module stores about an account, except secrets. */
  exportOf(memberId: string): Promise<{ authenticator: boolean; recoveryCodesLeft: number }>
  /** Removed by staff, in their transaction; false if there is no authenticator. */
  removeWithin(db: Executor, memberId: string): Promise<boolean>
  /** Notifies the member by every channel that MFA was removed. */
  notifyRemoved(memberId: string, language: string | undefined): Promise<void>
  /** On account closing. */
  forget(memberId: string): Promise<void>
  /** Timed work: removes expired rows. */
  sweep(): Promise<void>
  /** The session module depends on this one, so it is injected during wiring. */
  http(sessions: SessionFreshness): HandlersOf<MfaRoutes>
}

export function createMfa(
  kit: Kit,
  brands: BrandModule,
  member: MfaAccounts,
  verification: CodeSender & Pick<VerificationModule, 'notify'>,
): MfaModule {
  const { clock, database } = kit
  const [proofs, enrolments] = [proofStore(database), enrolmentStore(database)]
  const attempts = attemptStore(database)
  const limited = createAttemptLimit(clock, attempts)
  const tell = createNotices(brands, member, verification)
  const ways = createWays(proofs, member, verification)
  const { codes } = verification
  const enrolment = createEnrolment(kit, { store: enrolments, brands, member, ways, limited, tell })
  return {
    waysOf: ways.waysOf,
    isEnrolled: ways.isEnrolled,
    sendCode: ways.sendCode,
    proves: createProofs(kit, { store: proofs, member, codes, ways, limited, tell }),
    recoveryCodesLeft: proofs.recoveryCodesLeft,
    enrol: enrolment.enrol,
    exportOf: async (memberId) => ({
      authenticator: await ways.isEnrolled(memberId),
      recoveryCodesLeft: await proofs.recoveryCodesLeft(memberId),
    }),
    removeWithin: removeAuthenticator,
    notifyRemoved: (memberId, language) => tell(memberId, 'totp_off', language),
    async forget(memberId) {
      await enrolments.remove(memberId)
    },
    async sweep() {
      await enrolments.removeOver(clock.now())
      await attempts.removeOver(clock.now())
    },
    http: (sessions) => mfaHttp(sessions, enrolment),
  }
}
