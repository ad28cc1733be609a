import type { Kit } from '#platform/kit'
import { approved, partOf, sent } from '../lifecycle.ts'
import type { PayoutSender } from '../payout/send-payout.ts'
import type { StepRecorder } from '../record-step.ts'
import { payoutStore, type Payout } from '../store/payouts.ts'
import { requestStore, type Withdrawal } from '../store/requests.ts'
import { returnStore } from '../store/returns.ts'
import type { Targets } from '../payout/targets.ts'
import type { Notifier } from '../notify.ts'

interface Deps {
  kit: Kit
  targets: Targets
  sender: PayoutSender
  recordStep: StepRecorder
  notifier: Notifier
}

const system = { kind: 'system', id: null } as const
/** Newest first: those left waiting by staff must not hide new ones. */
const maxPerRun = 500

export type ReturnSender = ReturnType<typeof createReturnSender>

/** Sends unplayed deposits back if the provider can; the others wait for staff. */
export function createReturnSender({ kit, targets, sender, recordStep, notifier }: Deps) {
  const { clock, database, log, random } = kit
  const { db } = database

  /** Stores the payout before it is sent; undefined if the withdrawal changed meanwhile. */
  async function createPayout(id: string, provider: string): Promise<Payout | undefined> {
    return db.transaction().execute(async (transaction) => {
      const before = await requestStore(transaction).lock(id)
      const tried = await payoutStore(transaction).of([id])
      const part = before && partOf(before, before.amount)
      if (!part || before.state !== 'requested' || tried.length > 0) return undefined
      const payout = payoutOf(before, { ...part, provider, id: random.orderedId() }, clock.now())
      const agreed = { ...before, ...approved(before) }
      await recordStep(transaction, before, agreed, system)
      await payoutStore(transaction).add(payout)
      await recordStep(transaction, agreed, { ...agreed, ...sent(agreed) }, system, {
        amount: payout.amount,
      })
      return payout
    })
  }

  async function send(withdrawal: Withdrawal): Promise<void> {
    const [provider] = await targets.providersFor(withdrawal)
    const payout = provider === undefined ? undefined : await createPayout(withdrawal.id, provider)
    if (!payout) return
    await notifier.announce(payout.memberId)
    await sender.resume(payout)
  }

  return {
    async sendAll(): Promise<void> {
      for (const withdrawal of await returnStore(db).toReturn(maxPerRun)) {
        await send(withdrawal).catch((error: unknown) => {
          log.error({ err: error, withdrawal: withdrawal.id }, 'a return waits to be sent')
        })
      }
    },
    /** Returns that no provider supports or that a provider refused: staff decide. */
    async heldForStaff(): Promise<Withdrawal[]> {
      const held: Withdrawal[] = []
      for (const withdrawal of await returnStore(db).waiting(maxPerRun)) {
        const tried = await payoutStore(db).of([withdrawal.id])
        const isAble = (await targets.providersFor(withdrawal)).length > 0
        if (tried.length > 0 || !isAble) held.push(withdrawal)
      }
      return held
    },
  }
}

function payoutOf(
  { id: withdrawalId, memberId }: Withdrawal,
  facts: Pick<Payout, 'id' | 'amount' | 'fee' | 'provider'>,
  sentAt: Date,
): Payout {
  return {
    ...facts,
    withdrawalId,
    memberId,
    state: 'sending',
    outcome: null,
    evidence: null,
    sentBy: null,
    sentAt,
    confirmation: null,
    confirmUntil: null,
    remindedAt: null,
  }
}
