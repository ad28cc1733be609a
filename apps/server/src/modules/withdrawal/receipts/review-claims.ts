import type { ActionOf, VerbOf, AuditSubject } from '@fairhouse/protocol/audit'
import { toWire } from '@fairhouse/money'
import type { AuditModule } from '#modules/audit'
import type { UploadModule } from '#modules/upload'
import { Refusal, type StaffActor } from '#platform/http'
import type { Kit } from '#platform/kit'
import type { Separation } from '../review/separation-of-duties.ts'
import { claimStore, type Claim } from '../store/claims.ts'
import { payoutStore } from '../store/payouts.ts'
import { requestStore } from '../store/requests.ts'
import type { Notifier } from '../notify.ts'

interface Deps {
  kit: Kit
  audit: AuditModule
  upload: UploadModule
  separation: Separation
  notifier: Notifier
}

/** Staff review of claims that a payout did not arrive. */
export function createClaimReview({ kit, audit, upload, separation, notifier }: Deps) {
  const { db } = kit.database

  const auditEntry = (
    by: StaffActor,
    action: VerbOf<ActionOf<'withdrawal'>>,
    kind: AuditSubject,
    id: string,
  ) => ({
    actor: { kind: 'staff', id: by.staffId } as const,
    action: `withdrawal.${action}` as const,
    subject: { kind, id },
    address: by.address,
  })

  async function paidOf(claim: Claim) {
    const payout = await payoutStore(db).find(claim.payoutId)
    const withdrawal = payout && (await requestStore(db).find(payout.withdrawalId))
    if (!withdrawal) throw new Error(`no payout of claim ${claim.id}`)
    return { payout, withdrawal }
  }

  async function toRow(claim: Claim) {
    const { payout, withdrawal } = await paidOf(claim)
    const { id, payoutId, memberId, state, answer, createdAt } = claim
    const { provider, evidence, amount, withdrawalId } = payout
    const facts = { id, payoutId, memberId, state, answer, provider, evidence, withdrawalId }
    const { currency } = withdrawal
    return { ...facts, amount: toWire(amount), currency, createdAt: createdAt.toISOString() }
  }

  return {
    async list(state: Claim['state'], after: string | undefined, limit: number) {
      return Promise.all((await claimStore(db).list(state, after, limit)).map(toRow))
    },
    async proof(id: string, by: StaffActor) {
      const claim = await claimStore(db).find(id)
      const picture = claim && (await upload.read(claim.proofId))
      if (!picture) throw new Refusal('not_found')
      await audit.record(auditEntry(by, 'proof', 'withdrawalClaim', id))
      return { type: picture.type, data: picture.data.toString('base64') }
    },
    async close(id: string, reason: string, by: StaffActor): Promise<void> {
      const claim = await claimStore(db).find(id)
      if (!claim) throw new Refusal('not_found')
      const { payout, withdrawal } = await paidOf(claim)
      await db.transaction().execute(async (transaction) => {
        await separation.requireJudge(transaction, withdrawal, payout, by.staffId)
        const isClosed = await claimStore(transaction).close(id, by.staffId, reason)
        if (!isClosed) throw new Refusal('already_decided')
        await requestStore(transaction).countVersion(claim.memberId)
        const change = { before: { state: 'open' }, after: { state: 'closed' }, reason }
        await audit.record(
          { ...auditEntry(by, 'closeClaim', 'withdrawalClaim', id), ...change },
          transaction,
        )
      })
      await notifier.announce(claim.memberId)
    },
  }
}
