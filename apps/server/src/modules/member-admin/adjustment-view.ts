import { add, toWire } from '@fairhouse/money'
import type { Calls, OutputOf } from '@fairhouse/protocol'
import { memberAccount } from '#modules/wallet'
import { Refusal, type StaffActor } from '#platform/http'
import { parseAdjustment, parseSigned } from './adjust-balance.ts'
import { auditEntry } from './audit-entry.ts'
import type { Deps } from './deps.ts'

type View = OutputOf<Calls['GET /office/api/member/adjustment']>

const maxEarlier = 5

/**
 * The facts that the approver of an adjustment needs, and nothing else of the member: approvers
 * need no access to member files.
 */
export function createAdjustmentView({ audit, brands, member, staff, wallet }: Deps) {
  return async (approvalId: string, by: StaffActor): Promise<View> => {
    const approval = await staff.approvals.find(approvalId)
    if (approval?.kind !== 'money.adjust') throw new Refusal('not_found')
    const { memberId, currency, amount } = parseAdjustment(approval)
    const [account] = await member.accountsOf([memberId])
    if (!account) throw new Refusal('not_found')
    const { brandId, state } = account
    const after = { approval: approvalId }
    await audit.record({ ...auditEntry(by, 'member.read', memberId), brandId, after })
    const cash = await wallet.balanceOf([memberAccount(memberId, 'cash', currency)])
    const earlier = await staff.approvals.before(approval, memberId, maxEarlier)
    return {
      account: account.account,
      brand: brands.byId(brandId).name,
      state,
      currency,
      cash: toWire(cash),
      after: approval.state === 'open' ? toWire(add(cash, parseSigned(amount))) : null,
      earlier: earlier.map((entry) => {
        const { kind, ...adjustment } = parseAdjustment(entry)
        return {
          id: entry.id,
          state: entry.state,
          kind,
          amount: adjustment.amount,
          currency: adjustment.currency,
          reason: entry.reason,
          askedBy: entry.askedBy,
          askedAt: entry.askedAt.toISOString(),
          decidedBy: entry.decidedBy,
        }
      }),
    }
  }
}
