import { add, toWire } from '@fairhouse/money'
import type { Calls, OutputOf } from '@fairhouse/protocol'
import { memberAccount } from '#modules/wallet'
import { Refusal, type Clerk } from '#platform/http'
import { askedOf, signed } from './adjusting.ts'
import { entryOf } from './clerk.ts'
import type { Parts } from './parts.ts'

type Told = OutputOf<Calls['GET /office/api/member/adjustment']>

const mostEarlier = 5

/**
 * What the second person of a correction needs to decide, and no more of the member than that: who
 * may decide need not be let into the files of members.
 */
export function decidingOf({ audit, brands, member, staff, wallet }: Parts) {
  return async (approvalId: string, by: Clerk): Promise<Told> => {
    const approval = await staff.approvals.find(approvalId)
    if (approval?.kind !== 'money.adjust') throw new Refusal('not_found')
    const { memberId, currency, amount } = askedOf(approval)
    const [account] = await member.accountsOf([memberId])
    if (!account) throw new Refusal('not_found')
    const { brandId, state } = account
    const after = { approval: approvalId }
    await audit.record({ ...entryOf(by, 'member.read', memberId), brandId, after })
    const cash = await wallet.balanceOf([memberAccount(memberId, 'cash', currency)])
    const earlier = await staff.approvals.before(approval, memberId, mostEarlier)
    return {
      account: account.account,
      brand: brands.byId(brandId).name,
      state,
      currency,
      cash: toWire(cash),
      after: approval.state === 'open' ? toWire(add(cash, signed(amount))) : null,
      earlier: earlier.map((one) => {
        const { kind, ...asked } = askedOf(one)
        return {
          id: one.id,
          state: one.state,
          kind,
          amount: asked.amount,
          currency: asked.currency,
          reason: one.reason,
          askedBy: one.askedBy,
          askedAt: one.askedAt.toISOString(),
          decidedBy: one.decidedBy,
        }
      }),
    }
  }
}
