import type { Kit } from '#platform/kit'
import { approved, partOf, sent } from './course.ts'
import type { Sending } from './sending.ts'
import type { Steps } from './steps.ts'
import { payoutStore, type Payout } from './store/payouts.ts'
import { requestStore, type Withdrawal } from './store/requests.ts'
import { returnStore } from './store/returns.ts'
import type { Targets } from './targets.ts'
import type { Tell } from './tell.ts'

interface Parts {
  kit: Kit
  targets: Targets
  sending: Sending
  step: Steps
  tell: Tell
}

const system = { kind: 'system', id: null } as const
/** The newest first: those that staff have left waiting must not hide new ones. */
const mostAtOnce = 500

export type ReturnSending = ReturnType<typeof returnSendingOf>

/** Sends unplayed deposits back where the provider can; the others wait for staff. */
export function returnSendingOf({ kit, targets, sending, step, tell }: Parts) {
  const { clock, database, log, random } = kit
  const { db } = database

  /** Written down before it is sent; undefined for what was taken up meanwhile. */
  async function begin(id: string, provider: string): Promise<Payout | undefined> {
    return db.transaction().execute(async (transaction) => {
      const before = await requestStore(transaction).lock(id)
      const tried = await payoutStore(transaction).of([id])
      const part = before && partOf(before, before.amount)
      if (!part || before.state !== 'requested' || tried.length > 0) return undefined
      const payout = payoutOf(before, { ...part, provider, id: random.orderedId() }, clock.now())
      const agreed = { ...before, ...approved(before) }
      await step(transaction, before, agreed, system)
      await payoutStore(transaction).add(payout)
      await step(transaction, agreed, { ...agreed, ...sent(agreed) }, system, {
        amount: payout.amount,
      })
      return payout
    })
  }

  async function send(withdrawal: Withdrawal): Promise<void> {
    const [provider] = await targets.providersFor(withdrawal)
    const payout = provider === undefined ? undefined : await begin(withdrawal.id, provider)
    if (!payout) return
    await tell.announce(payout.memberId)
    await sending.goOn(payout)
  }

  return {
    async sendAll(): Promise<void> {
      for (const withdrawal of await returnStore(db).toReturn(mostAtOnce)) {
        await send(withdrawal).catch((error: unknown) => {
          log.error({ err: error, withdrawal: withdrawal.id }, 'a return waits to be sent')
        })
      }
    },
    /** Those that no provider takes back, or that one has refused: staff decide. */
    async heldForStaff(): Promise<Withdrawal[]> {
      const held: Withdrawal[] = []
      for (const withdrawal of await returnStore(db).waiting(mostAtOnce)) {
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
