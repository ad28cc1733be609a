import type { AuditModule } from '#modules/audit'
import type { UploadModule } from '#modules/upload'
import { brokenUnique, type Executor } from '#platform/database'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import type { Owner } from './account-book.ts'
import { claimStore } from './store/claims.ts'
import { payoutStore, type Payout } from './store/payouts.ts'
import { requestStore } from './store/requests.ts'
import type { Tell } from './tell.ts'

interface Parts {
  kit: Kit
  audit: AuditModule
  upload: UploadModule
  tell: Tell
}

/** Whether money that was sent came: asked for some days, and to be claimed after that too. */
export function confirmingOf({ kit, audit, upload, tell }: Parts) {
  const { clock, database, random } = kit
  const { db } = database

  async function own(executor: Executor, id: string, memberId: string): Promise<Payout> {
    const payout = await payoutStore(executor).lock(id)
    if (payout?.memberId !== memberId || payout.confirmation === null) {
      throw new Refusal('not_found')
    }
    const isOpen = payout.confirmation === 'asked' || payout.confirmation === 'closed'
    if (!isOpen) throw new Refusal('already_decided')
    return payout
  }

  /** Written down with its picture; from then on staff see it. */
  async function claim(owner: Owner, id: string, image: string): Promise<void> {
    const { memberId, brandId, address } = owner
    await db.transaction().execute((transaction) => own(transaction, id, memberId))
    const proofId = await upload.keep(image, { ownerId: memberId, brandId, purpose: 'withdrawal' })
    await db.transaction().execute(async (transaction) => {
      await own(transaction, id, memberId)
      await payoutStore(transaction).confirm(id, 'claimed')
      const facts = { payoutId: id, memberId, proofId, createdAt: clock.now(), answer: null }
      await claimStore(transaction).add({ ...facts, id: random.orderedId(), state: 'open' })
      await requestStore(transaction).countVersion(memberId)
      await audit.record(
        {
          actor: { kind: 'member', id: memberId },
          action: 'withdrawal.notReceived',
          subject: { kind: 'payout' as const, id },
          brandId,
          address,
        },
        transaction,
      )
    })
  }

  async function received(memberId: string, id: string): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await own(transaction, id, memberId)
      await payoutStore(transaction).confirm(id, 'received')
      await requestStore(transaction).countVersion(memberId)
    })
  }

  return {
    async confirm(owner: Owner, id: string, isHere: boolean, image: string | undefined) {
      if (!isHere && image === undefined) {
        throw new Refusal('invalid_fields', { image: 'required' })
      }
      try {
        if (isHere) await received(owner.memberId, id)
        else await claim(owner, id, image ?? '')
      } catch (error) {
        if (brokenUnique(error) !== undefined) throw new Refusal('already_decided')
        throw error
      }
      await tell.announce(owner.memberId)
    },
  }
}
