import type { Deposit } from '@fairhouse/protocol'
import { Refusal } from '#platform/http'
import type { Offers } from './offers.ts'
import type { Parts } from './parts.ts'
import { mostProofs } from './rules.ts'
import { mayProve } from './show.ts'
import { changeStore } from './store/changes.ts'
import { depositStore } from './store/deposits.ts'
import { proofStore } from './store/proofs.ts'

/** Pictures by which members show that they have made a transfer. */
export function proofsOf({ kit, upload, places }: Parts, offers: Offers) {
  const { database, clock } = kit

  async function send(id: string, image: string, memberId: string): Promise<Deposit> {
    const deposit = await offers.own(id, memberId)
    const [method] = await offers.shown([deposit])
    const byHand = method !== undefined && places.isByHand(method.kind)
    const sent = await proofStore(database.db).of(id)
    if (sent.length >= mostProofs) throw new Refusal('too_many_requests')
    if (!mayProve(deposit, byHand, sent.length, clock.now())) throw new Refusal('already_decided')
    const { brandId } = deposit
    const picture = await upload.keep(image, { ownerId: memberId, brandId, purpose: 'deposit' })
    await database.db.transaction().execute(async (transaction) => {
      const now = await depositStore(transaction).lock(id)
      const before = (await proofStore(transaction).of(id)).length
      if (!now || !mayProve(now, byHand, before, clock.now())) throw new Refusal('already_decided')
      await proofStore(transaction).add(picture, id, clock.now())
      const change = { to: 'reviewing', reason: 'proof' } as const
      const by = { kind: 'member', id: memberId } as const
      await changeStore(transaction).move(id, now.state, change, by, clock.now())
    })
    return offers.whole(await offers.own(id, memberId))
  }

  return {
    send,
    /** A picture of one's own deposit. */
    async own(id: string, memberId: string) {
      const depositId = await proofStore(database.db).depositOf(id)
      if (depositId === undefined) throw new Refusal('not_found')
      await offers.own(depositId, memberId)
      const picture = await upload.read(id)
      if (!picture) throw new Refusal('not_found')
      return picture
    },
  }
}
