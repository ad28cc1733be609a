import type { AuditModule } from '#modules/audit'
import type { MemberModule } from '#modules/member'
import { Refusal, type Clerk } from '#platform/http'
import type { Kit } from '#platform/kit'
import type { AccountBook } from './account-book.ts'
import { accountStore } from './store/accounts.ts'
import { requestStore } from './store/requests.ts'
import type { Tell } from './tell.ts'

interface Parts {
  kit: Kit
  audit: AuditModule
  member: MemberModule
  book: AccountBook
  tell: Tell
}

/** Payout accounts that are held until somebody has looked at them. */
export function createAccountsDesk({ kit, audit, member, book, tell }: Parts) {
  const { db } = kit.database

  return {
    async accounts() {
      const rows = await book.store.inReview()
      return Promise.all(
        rows.map(async (row) => ({
          id: row.id,
          brandId: row.brandId,
          memberId: row.memberId,
          target: book.open(row),
          registeredName: await member.registeredName(row.memberId),
          why: row.reviewReason ?? ('name' as const),
          createdAt: row.createdAt.toISOString(),
        })),
      )
    },
    async decideAccount(id: string, accept: boolean, reason: string, by: Clerk): Promise<void> {
      const [row] = await book.store.byIds([id])
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
      await tell.announce(row.memberId)
    },
  }
}
