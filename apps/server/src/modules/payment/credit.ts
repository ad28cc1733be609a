import { amountOf, feeOf, isCurrency, toWire, type Amount } from '@fairhouse/money'
import { feeAccount, laneOf, memberAccount, paymentAccount } from '#modules/wallet'
import { creditIdOf } from './ids.ts'
import type { Parts } from './parts.ts'
import { changeStore, type Change } from './store/changes.ts'
import { depositStore, type StoredDeposit } from './store/deposits.ts'

const system = { kind: 'system' } as const

/** A counter of a member's deposits: who looked at turnover before one came must look again. */
const deposited = (memberId: string) => ({
  key: `deposited ${memberId}`,
  add: 1n,
  most: 2n ** 62n,
  refusal: 'never',
})

/** Money that is cleared, into the wallet: each step may be done again. */
export function creditingOf({ kit, brands, message, wallet }: Parts) {
  const { database, clock } = kit

  /** Moves the money and says so; a deposit that is not cleared, or credited already, stays. */
  async function credit(deposit: StoredDeposit): Promise<void> {
    if (deposit.cleared === null || deposit.state === 'credited') return
    const amount = amountOf(BigInt(deposit.cleared))
    const fee = feeFor(deposit, amount)
    const net = amountOf(amount - fee)
    await transfer(deposit, net, fee)
    const values = { amount: toWire(net), currency: deposit.currency, id: deposit.id }
    await message.tell(deposit.memberId, {
      key: `deposit credited ${deposit.id}`,
      kind: 'depositCredited',
      values,
    })
    await database.db.transaction().execute(async (transaction) => {
      const now = await depositStore(transaction).lock(deposit.id)
      if (!now || now.state === 'credited') return
      const change: Change = { to: 'credited', credited: { amount: net, fee } }
      await changeStore(transaction).move(now.id, now.state, change, system, clock.now())
    })
  }

  function feeFor(deposit: StoredDeposit, came: Amount): Amount {
    const { id, currency, feeMillionths, feeFixed } = deposit
    if (came === BigInt(deposit.amount)) return amountOf(BigInt(deposit.fee))
    if (!isCurrency(currency)) throw new Error(`deposit ${id} is in ${currency}`)
    const terms = { share: BigInt(feeMillionths), fixed: amountOf(BigInt(feeFixed)) }
    return feeOf(came, terms, currency)
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
      guards: [deposited(memberId)],
    })
    if (refusal !== undefined) throw new Error(`deposit ${id} was refused: ${refusal}`)
  }

  return credit
}
