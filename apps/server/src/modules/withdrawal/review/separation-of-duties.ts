import { amountOf, zero } from '@fairhouse/money'
import type { PaymentModule } from '#modules/payment'
import type { Executor } from '#platform/database'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { paidAloneStore } from '../store/paid-alone.ts'
import { payoutStore, type Payout } from '../store/payouts.ts'
import type { Withdrawal } from '../store/requests.ts'
import { needsAnotherPerson } from './four-eyes.ts'

const dayMs = 24 * 3600 * 1000

export type Separation = ReturnType<typeof createSeparation>

/** Above a brand's amount different people approve, pay and judge claims. */
export function createSeparation({ clock }: Kit, payment: PaymentModule) {
  async function thresholdOf({ brandId }: Withdrawal, db: Executor) {
    return (await payment.controlsOf(brandId, db)).payoutAbove
  }

  /** Whether this colleague approved it and so may not pay it. */
  async function needsOtherPayer(withdrawal: Withdrawal, staffId: string, db: Executor) {
    const since = new Date(clock.now().getTime() - dayMs)
    const { amount, approvedBy } = withdrawal
    const paidAlone = amountOf(await paidAloneStore(db).sum(withdrawal, staffId, since))
    const threshold = await thresholdOf(withdrawal, db)
    return needsAnotherPerson({ amount, paidAlone, threshold, earlier: [approvedBy], staffId })
  }

  async function requireNotSender(
    withdrawal: Withdrawal,
    payouts: readonly Payout[],
    staffId: string,
    db: Executor,
  ) {
    const { amount } = withdrawal
    const earlier = payouts.map(({ sentBy }) => sentBy)
    const threshold = await thresholdOf(withdrawal, db)
    if (needsAnotherPerson({ amount, paidAlone: zero, threshold, earlier, staffId })) {
      throw new Refusal('needs_another_person')
    }
  }

  return {
    needsOtherPayer,
    /** Runs in the transaction that pays. */
    async requirePayer(transaction: Executor, withdrawal: Withdrawal, staffId: string) {
      await paidAloneStore(transaction).lockMember(withdrawal.memberId)
      if (await needsOtherPayer(withdrawal, staffId, transaction)) {
        throw new Refusal('needs_another_person')
      }
    },
    /** The sender of a part does not decide alone that the rest was not sent. */
    async requireReturner(transaction: Executor, withdrawal: Withdrawal, staffId: string) {
      const payouts = await payoutStore(transaction).of([withdrawal.id])
      await requireNotSender(withdrawal, payouts, staffId, transaction)
    },
    /** The sender of a payout does not judge a claim about it. */
    requireJudge: (
      transaction: Executor,
      withdrawal: Withdrawal,
      payout: Payout,
      staffId: string,
    ) => requireNotSender(withdrawal, [payout], staffId, transaction),
  }
}
