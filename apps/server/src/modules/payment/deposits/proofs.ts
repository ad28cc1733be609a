import type { Deposit } from '@fairhouse/protocol'
import { Refusal } from '#platform/http'
import type { MemberDeposits } from './member-deposits.ts'
import type { Deps } from '../deps.ts'
import { maxProofs } from './rules.ts'
import { mayUploadProof } from './view.ts'
import { moveStore } from '../store/moves.ts'
import { depositStore } from '../store/deposits.ts'
import { proofStore } from '../store/proofs.ts'

/** Pictures that prove a bank transfer. */
export function createProofs(
  { kit, upload, brandProviders }: Deps,
  memberDeposits: MemberDeposits,
) {
  const { database, clock } = kit

  async function send(id: string, image: string, memberId: string): Promise<Deposit> {
    const deposit = await memberDeposits.loadOwn(id, memberId)
    const [method] = await memberDeposits.methodsOf([deposit])
    const byHand = method !== undefined && brandProviders.isByHand(method.kind)
    const sent = await proofStore(database.db).of(id)
    if (sent.length >= maxProofs) throw new Refusal('too_many_requests')
    if (!mayUploadProof(deposit, byHand, sent.length, clock.now()))
      throw new Refusal('already_decided')
    const { brandId } = deposit
    const picture = await upload.keep(image, { ownerId: memberId, brandId, purpose: 'deposit' })
    await database.db.transaction().execute(async (transaction) => {
      const now = await depositStore(transaction).lock(id)
      const before = (await proofStore(transaction).of(id)).length
      if (!now || !mayUploadProof(now, byHand, before, clock.now()))
        throw new Refusal('already_decided')
      await proofStore(transaction).add(picture, id, clock.now())
      const change = { to: 'reviewing', reason: 'proof' } as const
      const by = { kind: 'member', id: memberId } as const
      await moveStore(transaction).move(id, now.state, change, by, clock.now())
    })
    return memberDeposits.toFullView(await memberDeposits.loadOwn(id, memberId))
  }

  return {
    send,
    /** A picture of the member's own deposit. */
    async own(id: string, memberId: string) {
      const depositId = await proofStore(database.db).depositOf(id)
      if (depositId === undefined) throw new Refusal('not_found')
      await memberDeposits.loadOwn(depositId, memberId)
      const picture = await upload.read(id)
      if (!picture) throw new Refusal('not_found')
      return picture
    },
  }
}
