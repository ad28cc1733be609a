import type { AuditModule } from '#modules/audit'
import type { MemberModule } from '#modules/member'
import { Refusal, type StaffActor } from '#platform/http'
import type { Kit } from '#platform/kit'
import type { PayoutAccounts } from './payout-accounts.ts'
import { accountStore } from '../store/accounts.ts'
import { requestStore } from '../store/requests.ts'
import type { Notifier } from '../notify.ts'

interface Deps {
  kit: Kit
  audit: AuditModule
  member: MemberModule
  payoutAccounts: PayoutAccounts
  notifier: Notifier
}

/** Review of payout accounts that are on hold. */
export function createAccountReview({ kit, audit, member, payoutAccounts, notifier }: Deps) {
  const { db } = kit.database

  return {
    async list() {
      const rows = await payoutAccounts.store.inReview()
      return Promise.all(
        rows.map(async (row) => ({
          id: row.id,
          brandId: row.brandId,
          memberId: row.memberId,
          target: payoutAccounts.open(row),
          registeredName: await member.registeredName(row.memberId),
          why: row.reviewReason ?? ('name' as const),
          createdAt: row.createdAt.toISOString(),
        })),
      )
    },
    async decide(id: string, accept: boolean, reason: string, by: StaffActor): Promise<void> {
      const [row] = await payoutAccounts.store.byIds([id])
      if (!row) throw new Refusal('not_found')
      const state = accept ? 'bound' : 'refused'
      await db.transaction().execute(async (transaction) => {
        const isMoved = await accountStore(transaction).move(id, ['review'], state)
        if (!isMoved) throw new Refusal('already_decided')
        await requestStore(transaction).countVersion(row.memberId)
        const change = { before: { state: 'review' }, after: { state }, reason }
        await audit.record(
          {
            actor: { kind: 'staff', id: by.staffId },
            action: 'withdrawal.account',
            subject: { kind: 'payoutAccount' as const, id },
            address: by.address,
            brandId: row.brandId,
            ...change,
          },
          transaction,
        )
      })
      await notifier.announce(row.memberId)
    },
  }
}
