import * as z from 'zod/mini'
import { toWire } from '@fairhouse/money'
import type { ApprovalWork } from '#modules/staff'
import { Refusal, type Clerk } from '#platform/http'
import type { Parts } from './parts.ts'

const asked = z.strictObject({
  memberId: z.uuid(),
  vendor: z.string(),
  round: z.string(),
  /** As the asker saw it. */
  stake: z.string(),
  win: z.string(),
  currency: z.string(),
})

export interface VoidAsked {
  memberId: string
  vendor: string
  round: string
  reason: string
}

/** A round that was not played as it should be: one colleague asks, another agrees, it is void. */
export function voidingOf({ audit, brands, member, message, staff, vendor }: Parts) {
  const work: ApprovalWork = {
    member: (payload) => asked.parse(payload).memberId,
    async carryOut({ id, payload, reason }, second, transaction) {
      const { memberId, vendor: code, round: roundId, stake, win } = asked.parse(payload)
      const [account] = await member.accountsOf([memberId], transaction)
      if (!account) throw new Refusal('not_found')
      const done = await vendor.voidRound(transaction, { id, memberId, vendor: code, roundId })
      if (toWire(done.stake) !== stake || toWire(done.win) !== win) throw new Refusal('stale_draft')
      await audit.record(
        {
          actor: { kind: 'staff', id: second.staffId },
          action: 'round.void',
          subject: { kind: 'round', id: `${code}/${roundId}` },
          address: second.address,
          brandId: account.brandId,
          before: { memberId, stake, win },
          after: { memberId, stake: '0.0000', win: '0.0000', approval: id },
          reason,
        },
        transaction,
      )
    },
    async afterwards(payload) {
      const { memberId, vendor: code, round, stake, currency } = asked.parse(payload)
      const values = { amount: stake, currency, id: round }
      await message.tell(memberId, { key: `void ${code}/${round}`, kind: 'roundVoided', values })
    },
  }

  return {
    work,
    /** Answers with the id of what waits for the second person. */
    async ask({ reason, round, ...of }: VoidAsked, by: Clerk): Promise<string> {
      const [account] = await member.accountsOf([of.memberId])
      if (!account) throw new Refusal('not_found')
      const { currency } = brands.byId(account.brandId)
      const { stake, win } = await vendor.voidable({ ...of, roundId: round })
      const payload = { ...of, round, stake: toWire(stake), win: toWire(win), currency }
      return staff.approvals.ask({ kind: 'round.void', payload, reason }, by)
    },
  }
}
