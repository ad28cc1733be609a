import * as z from 'zod/mini'
import { toWire } from '@fairhouse/money'
import type { ApprovalAction } from '#modules/staff'
import { Refusal, type StaffActor } from '#platform/http'
import type { Deps } from './deps.ts'

const payloadSchema = z.strictObject({
  memberId: z.uuid(),
  vendor: z.string(),
  round: z.string(),
  /** As the requester saw it. */
  stake: z.string(),
  win: z.string(),
  currency: z.string(),
})

export interface VoidRequest {
  memberId: string
  vendor: string
  round: string
  reason: string
}

/** Voiding a faulty round: one colleague requests, another approves. */
export function createRoundVoiding({ audit, brands, member, message, staff, gameProvider }: Deps) {
  const work: ApprovalAction = {
    memberConcerned: (payload) => payloadSchema.parse(payload).memberId,
    async execute({ id, payload, reason }, second, transaction) {
      const { memberId, vendor: code, round: roundId, stake, win } = payloadSchema.parse(payload)
      const [account] = await member.accountsOf([memberId], transaction)
      if (!account) throw new Refusal('not_found')
      const done = await gameProvider.voidRound(transaction, {
        id,
        memberId,
        vendor: code,
        roundId,
      })
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
    async afterCommit(payload) {
      const { memberId, vendor: code, round, stake, currency } = payloadSchema.parse(payload)
      const values = { amount: stake, currency, id: round }
      await message.notify(memberId, { key: `void ${code}/${round}`, kind: 'roundVoided', values })
    },
  }

  return {
    work,
    /** Returns the id of the waiting approval. */
    async ask({ reason, round, ...of }: VoidRequest, by: StaffActor): Promise<string> {
      const [account] = await member.accountsOf([of.memberId])
      if (!account) throw new Refusal('not_found')
      const { currency } = brands.byId(account.brandId)
      const { stake, win } = await gameProvider.voidable({ ...of, roundId: round })
      const payload = { ...of, round, stake: toWire(stake), win: toWire(win), currency }
      const asking = { kind: 'round.void', payload, reason, subject: of.memberId } as const
      return staff.approvals.request(asking, by)
    },
  }
}
