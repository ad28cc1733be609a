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

/** The money of withdrawals in the books: on hold, then out or back, each once. */
export function moneyOf(wallet: WalletModule, brands: BrandModule) {
  function placesOf({ memberId, brandId, currency }: Withdrawal) {
    const lane = laneOf(memberId)
    const books = { brand: brands.byId(brandId).code, currency, lane }
    const own = (kind: 'cash' | 'hold') => memberAccount(memberId, kind, currency)
    return { lane, books, cash: own('cash'), hold: own('hold') }
  }

  /** Of one withdrawal never more leaves the hold than came to it, whoever asks for it. */
  const once = ({ id, amount }: Withdrawal, add: Amount): Guard => ({
    key: `settled ${id}`,
    add,
    most: amount,
    refusal: 'settled',
  })

  async function move(
    withdrawal: Withdrawal,
    facts: Pick<Transfer, 'id' | 'code'> & { to: Account; amount: Amount; guards?: Guard[] },
  ): Promise<void> {
    const { to, amount, guards = [], ...rest } = facts
    if (amount === 0n) return
    const { lane, hold } = placesOf(withdrawal)
    const { refusal } = await wallet.transfer({
      ...rest,
      lane,
      reference: withdrawal.id,
      postings: [{ from: [hold], to, amount }],
      guards: [...guards, once(withdrawal, amount)],
    })
    if (refusal !== undefined) throw new Error(`${rest.code} ${withdrawal.id}: ${refusal}`)
  }

  return {
    placesOf,
    balanceOf: (withdrawal: Withdrawal) => wallet.balanceOf([placesOf(withdrawal).cash]),
    async paid(withdrawal: Withdrawal, payout: Payout): Promise<void> {
      const { books } = placesOf(withdrawal)
      const to = paymentAccount(payout.provider, books)
      const { amount, fee } = payout
      await move(withdrawal, { id: idOf('paid', payout.id), code: 'withdrawal.paid', to, amount })
      const house = feeAccount(books)
      const id = idOf('fee', payout.id)
      await move(withdrawal, { id, code: 'withdrawal.fee', to: house, amount: fee })
    },
    /** What is on hold goes back, and counts no more for its day. */
    async back(withdrawal: Withdrawal): Promise<void> {
      const amount = amountOf(withdrawal.backDue)
      // What goes back to its source never counted for the limits of a day.
      const guards =
        withdrawal.accountId === null
          ? []
          : dayGuards(withdrawal, { amount: 0n - amount, times: 0n }, null, null)
      const { cash } = placesOf(withdrawal)
      const id = idOf('back', withdrawal.id)
      await move(withdrawal, { id, code: 'withdrawal.back', to: cash, amount, guards })
    },
  }
}

const never = 2n ** 62n

/** Counters of a member's day, in the brand's own time. */
export function dayGuards(
  { memberId, day }: Pick<Withdrawal, 'memberId' | 'day'>,
  add: { amount: bigint; times: bigint },
  mostAmount: bigint | null,
  mostTimes: number | null,
): Guard[] {
  const name = `${memberId} ${day}`
  return [
    {
      key: `withdrawn ${name}`,
      add: add.amount,
      most: mostAmount ?? never,
      refusal: 'limit_reached',
    },
    {
      key: `withdrawals ${name}`,
      add: add.times,
      most: mostTimes === null ? never : BigInt(mostTimes),
      refusal: 'limit_reached',
    },
  ]
}
