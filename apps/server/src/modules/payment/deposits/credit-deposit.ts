import { amountOf, isCurrency, toWire, type Amount } from '@fairhouse/money'
import { feeAccount, laneOf, memberAccount, paymentAccount } from '#modules/wallet'
import { creditIdOf } from '../ids.ts'
import type { Deps } from '../deps.ts'
import { feeOn } from './fee.ts'
import { moveStore, type Change } from '../store/moves.ts'
import { depositStore, type StoredDeposit } from '../store/deposits.ts'

const bySystem = { kind: 'system' } as const

/** Counts a member's deposits: a turnover check made before a new deposit must be repeated. */
const depositGuard = (memberId: string) => ({
  key: `deposited ${memberId}`,
  add: 1n,
  max: 2n ** 62n,
  refusal: 'never',
})

/** Credits cleared deposits to the wallet; every step can be repeated. */
export function createCreditDeposit({ kit, brands, message, wallet }: Deps) {
  const { database, clock } = kit

  /** Does nothing for a deposit that is not cleared or is already credited. */
  async function credit(deposit: StoredDeposit): Promise<void> {
    if (deposit.cleared === null || deposit.state === 'credited') return
    const amount = amountOf(BigInt(deposit.cleared))
    const fee = feeOn(deposit, amount)
    const net = amountOf(amount - fee)
    await transfer(deposit, net, fee)
    const kept = fee > 0n ? { gross: toWire(amount), fee: toWire(fee) } : {}
    const values = { amount: toWire(net), ...kept, currency: deposit.currency, id: deposit.id }
    await message.notify(deposit.memberId, {
      key: `deposit credited ${deposit.id}`,
      kind: 'depositCredited',
      values,
    })
    await database.db.transaction().execute(async (transaction) => {
      const now = await depositStore(transaction).lock(deposit.id)
      if (!now || now.state === 'credited') return
      const change: Change = { to: 'credited', credited: { amount: net, fee } }
      await moveStore(transaction).move(now.id, now.state, change, bySystem, clock.now())
    })
  }

  async function transfer(deposit: StoredDeposit, net: Amount, fee: Amount): Promise<void> {
    const { id, memberId, currency } = deposit
    if (!isCurrency(currency)) throw new Error(`deposit ${id} is in ${currency}`)
    const lane = laneOf(memberId)
    const books = { brand: brands.byId(deposit.brandId).code, currency, lane }
    const from = [paymentAccount(deposit.provider, books)]
    const cash = memberAccount(memberId, 'cash', currency)
    const postings = [{ from, to: cash, amount: net }]
    if (fee > 0n) postings.push({ from, to: feeAccount(books), amount: fee })
    const facts = { id: creditIdOf(id), code: 'deposit', lane, reference: id }
    const { refusal } = await wallet.transfer({
      ...facts,
      postings,
      guards: [depositGuard(memberId)],
    })
    if (refusal !== undefined) throw new Error(`deposit ${id} was refused: ${refusal}`)
  }

  return credit
}
