import type { AuditModule } from '#modules/audit'
import type { UploadModule } from '#modules/upload'
import { violatedUniqueIndex, type Executor } from '#platform/database'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import type { Owner } from '../accounts/payout-accounts.ts'
import { claimStore } from '../store/claims.ts'
import { payoutStore, type Payout } from '../store/payouts.ts'
import { requestStore } from '../store/requests.ts'
import type { Notifier } from '../notify.ts'

interface Deps {
  kit: Kit
  audit: AuditModule
  upload: UploadModule
  notifier: Notifier
}

/**
 * Members confirm or deny the receipt of a payout; a claim stays possible after the question
 * closed.
 */
export function createReceiptConfirmation({ kit, audit, upload, notifier }: Deps) {
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

  /** Stores the claim with its picture for staff. */
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
    async confirm(owner: Owner, id: string, isReceived: boolean, image: string | undefined) {
      if (!isReceived && image === undefined) {
        throw new Refusal('invalid_fields', { image: 'required' })
      }
      try {
        if (isReceived) await received(owner.memberId, id)
        else await claim(owner, id, image ?? '')
      } catch (error) {
        if (violatedUniqueIndex(error) !== undefined) throw new Refusal('already_decided')
        throw error
      }
      await notifier.announce(owner.memberId)
    },
  }
}
