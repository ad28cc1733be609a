import type { BrandModule } from '#modules/brand'
import type { SentCode, VerificationModule } from '#modules/verification'
import type { HandlersOf } from '#platform/http'
import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import { createEnrolment } from './enrolment.ts'
import { factorHttp, type FactorRoutes, type Freshness } from './http.ts'
import { createNotices } from './notices.ts'
import { createProofs } from './proofs.ts'
import type { CodeRequest, Holders, OpenWay, Proof, ProofPurpose } from './rules.ts'
import { enrolmentStore, removeFactor } from './store/enrolments.ts'
import { proofStore } from './store/proofs.ts'
import { tryStore } from './store/tries.ts'
import { createTries } from './tries.ts'
import { createWays, type Letters } from './ways.ts'

export { waysWithoutApp } from './ways.ts'
export type { OpenWay, ProofPurpose } from './rules.ts'

export interface FactorModule {
  /**
   * How this account can prove itself, best first; `prove` is meant without a purpose. Who has an
   * authenticator proves with that, or with a recovery code: nothing weaker opens the account.
   */
  waysOf(memberId: string, purpose?: ProofPurpose): Promise<OpenWay[]>
  /** Whether every sign-in must prove more: an authenticator is enrolled. */
  isEnrolled(memberId: string): Promise<boolean>
  /** Refuses with not_found where the account has no such way, else as the codes do. */
  sendCode(request: CodeRequest): Promise<SentCode>
  /** Each code works once. Refuses with too_many_requests after ten wrong ones in half an hour. */
  proves(proof: Proof): Promise<boolean>
  recoveryCodesLeft(memberId: string): Promise<number>
  /** Without the member's doing, for a demonstration whose secret is told. */
  enrol(memberId: string, secret: string): Promise<void>
  /** All that is kept here about an account, but its secrets. */
  exportOf(memberId: string): Promise<{ authenticator: boolean; recoveryCodesLeft: number }>
  /** By colleagues, in their transaction; false for who has no authenticator. */
  takeAway(db: Executor, memberId: string): Promise<boolean>
  /** That there is none any more, by every channel. */
  tellTakenAway(memberId: string, language: string | undefined): Promise<void>
  /** The account is closed. */
  forget(memberId: string): Promise<void>
  /** Timed work: takes away what is over. */
  sweep(): Promise<void>
  /** Sessions stand above factors, so they are handed in when all is put together. */
  http(sessions: Freshness): HandlersOf<FactorRoutes>
}

export function createFactor(
  kit: Kit,
  brands: BrandModule,
  member: Holders,
  verification: Letters & Pick<VerificationModule, 'notify'>,
): FactorModule {
  const { clock, database } = kit
  const [proofs, enrolments] = [proofStore(database), enrolmentStore(database)]
  const tries = tryStore(database)
  const limited = createTries(clock, tries)
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
    takeAway: removeFactor,
    tellTakenAway: (memberId, language) => tell(memberId, 'totp_off', language),
    async forget(memberId) {
      await enrolments.remove(memberId)
    },
    async sweep() {
      await enrolments.removeOver(clock.now())
      await tries.removeOver(clock.now())
    },
    http: (sessions) => factorHttp(sessions, enrolment),
  }
}
