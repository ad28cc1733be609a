import { amountOf, zero } from '@fairhouse/money'
import type { PaymentModule } from '#modules/payment'
import type { Executor } from '#platform/database'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { paidAloneStore } from './store/paid-alone.ts'
import { payoutStore, type Payout } from './store/payouts.ts'
import type { Withdrawal } from './store/requests.ts'
import { needsAnother } from './two-people.ts'

const dayMs = 24 * 3600 * 1000

export type Separation = ReturnType<typeof separationOf>

/** Who approves, who pays and who judges complaints are different people above a brand's amount. */
export function separationOf({ clock }: Kit, payment: PaymentModule) {
  async function aboveOf({ brandId }: Withdrawal, db: Executor) {
    return (await payment.controlsOf(brandId, db)).payoutAbove
  }

  /** Whether this colleague approved it and so may not pay it. */
  async function needsOtherPayer(withdrawal: Withdrawal, staffId: string, db: Executor) {
    const since = new Date(clock.now().getTime() - dayMs)
    const { amount, approvedBy } = withdrawal
    const paidAlone = amountOf(await paidAloneStore(db).sum(withdrawal, staffId, since))
    const above = await aboveOf(withdrawal, db)
    return needsAnother({ amount, paidAlone, above, earlier: [approvedBy], staffId })
  }

  async function requireNotSender(
    withdrawal: Withdrawal,
    payouts: readonly Payout[],
    staffId: string,
    db: Executor,
  ) {
    const { amount } = withdrawal
    const earlier = payouts.map(({ sentBy }) => sentBy)
    const above = await aboveOf(withdrawal, db)
    if (needsAnother({ amount, paidAlone: zero, above, earlier, staffId })) {
      throw new Refusal('needs_another_person')
    }
  }

  return {
    needsOtherPayer,
    /** In the transaction that pays. */
    async requirePayer(transaction: Executor, withdrawal: Withdrawal, staffId: string) {
      await paidAloneStore(transaction).queue(withdrawal.memberId)
      if (await needsOtherPayer(withdrawal, staffId, transaction)) {
        throw new Refusal('needs_another_person')
      }
    },
    /** Whoever sent a part does not decide alone that the rest was not sent. */
    async requireReturner(transaction: Executor, withdrawal: Withdrawal, staffId: string) {
      const payouts = await payoutStore(transaction).of([withdrawal.id])
      await requireNotSender(withdrawal, payouts, staffId, transaction)
    },
    /** Whoever sent money does not answer who says that it did not come. */
    requireJudge: (
      transaction: Executor,
      withdrawal: Withdrawal,
      payout: Payout,
      staffId: string,
    ) => requireNotSender(withdrawal, [payout], staffId, transaction),
  }
}
