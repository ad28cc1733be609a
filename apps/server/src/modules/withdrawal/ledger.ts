import { amountOf, type Amount } from '@fairhouse/money'
import type { BrandModule } from '#modules/brand'
import {
  feeAccount,
  laneOf,
  memberAccount,
  paymentAccount,
  type Account,
  type Guard,
  type Transfer,
  type WalletModule,
} from '#modules/wallet'
import { idOf } from './ids.ts'
import type { Payout } from './store/payouts.ts'
import type { Withdrawal } from './store/requests.ts'

export type Ledger = ReturnType<typeof createLedger>

/** Postings of withdrawals: on hold, then out or back, each once. */
export function createLedger(wallet: WalletModule, brands: BrandModule) {
  function accountsOf({ memberId, brandId, currency }: Withdrawal) {
    const lane = laneOf(memberId)
    const books = { brand: brands.byId(brandId).code, currency, lane }
    const own = (kind: 'cash' | 'hold') => memberAccount(memberId, kind, currency)
    return { lane, books, cash: own('cash'), hold: own('hold') }
  }

  /** A withdrawal never takes more from the hold account than it put there. */
  const settledGuard = ({ id, amount }: Withdrawal, add: Amount): Guard => ({
    key: `settled ${id}`,
    add,
    max: amount,
    refusal: 'settled',
  })

  async function move(
    withdrawal: Withdrawal,
    facts: Pick<Transfer, 'id' | 'code'> & { to: Account; amount: Amount; guards?: Guard[] },
  ): Promise<void> {
    const { to, amount, guards = [], ...rest } = facts
    if (amount === 0n) return
    const { lane, hold } = accountsOf(withdrawal)
    const { refusal } = await wallet.transfer({
      ...rest,
      lane,
      reference: withdrawal.id,
      postings: [{ from: [hold], to, amount }],
      guards: [...guards, settledGuard(withdrawal, amount)],
    })
    if (refusal !== undefined) throw new Error(`${rest.code} ${withdrawal.id}: ${refusal}`)
  }

  return {
    accountsOf,
    balanceOf: (withdrawal: Withdrawal) => wallet.balanceOf([accountsOf(withdrawal).cash]),
    async paid(withdrawal: Withdrawal, payout: Payout): Promise<void> {
      const { books } = accountsOf(withdrawal)
      const to = paymentAccount(payout.provider, books)
      const { amount, fee } = payout
      await move(withdrawal, { id: idOf('paid', payout.id), code: 'withdrawal.paid', to, amount })
      const house = feeAccount(books)
      const id = idOf('fee', payout.id)
      await move(withdrawal, { id, code: 'withdrawal.fee', to: house, amount: fee })
    },
    /** Releases the held amount and takes it off the day's limits. */
    async back(withdrawal: Withdrawal): Promise<void> {
      const amount = amountOf(withdrawal.backDue)
      // Returns to a source never counted towards the daily limits.
      const guards =
        withdrawal.accountId === null
          ? []
          : dayGuards(withdrawal, { amount: 0n - amount, times: 0n }, null, null)
      const { cash } = accountsOf(withdrawal)
      const id = idOf('back', withdrawal.id)
      await move(withdrawal, { id, code: 'withdrawal.back', to: cash, amount, guards })
    },
  }
}

const noMax = 2n ** 62n

/** Daily limit counters of a member, in the brand's time zone. */
export function dayGuards(
  { memberId, day }: Pick<Withdrawal, 'memberId' | 'day'>,
  add: { amount: bigint; times: bigint },
  maxAmount: bigint | null,
  maxTimes: number | null,
): Guard[] {
  const name = `${memberId} ${day}`
  return [
    {
      key: `withdrawn ${name}`,
      add: add.amount,
      max: maxAmount ?? noMax,
      refusal: 'limit_reached',
    },
    {
      key: `withdrawals ${name}`,
      add: add.times,
      max: maxTimes === null ? noMax : BigInt(maxTimes),
      refusal: 'limit_reached',
    },
  ]
}
