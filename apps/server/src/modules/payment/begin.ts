import { amountOf, feeOf, formatMoney, isCurrency, isPayable, parseAmount } from '@fairhouse/money'
import type { Amount, Currency } from '@fairhouse/money'
import type { Deposit } from '@fairhouse/protocol'
import { brokenUnique } from '#platform/database'
import { Refusal } from '#platform/http'
import { requireAllowed } from './attempts.ts'
import type { Offers } from './offers.ts'
import type { Parts } from './parts.ts'
import { askAgainMs, mostOpen, referenceOf } from './rules.ts'
import { mostNow, type ShownMethod } from './show.ts'
import { changeStore, type Change } from './store/changes.ts'
import { depositStore, type NewDeposit, type StoredDeposit } from './store/deposits.ts'

export interface Wish {
  id: string
  method: string
  amount: string
}

export interface Payer {
  brandId: string
  memberId: string
  language: string
}

const byMember = { kind: 'member' } as const
const bySystem = { kind: 'system' } as const

/** Deposits as members begin them: written down, then asked of the provider. */
export function beginningOf(parts: Parts, offers: Offers) {
  const { kit, exclusion } = parts
  const store = depositStore(kit.database.db)
  const { rowOf, add } = stepsOf(parts, offers)
  const ask = askingOf(parts)

  async function isSame(deposit: StoredDeposit, wish: Wish, amount: Amount, payer: Payer) {
    const [method] = await offers.shown([deposit])
    const isOwn = deposit.memberId === payer.memberId
    return isOwn && method?.code === wish.method && BigInt(deposit.amount) === amount
  }

  return async (wish: Wish, payer: Payer): Promise<Deposit> => {
    const amount = parseAmount(wish.amount)
    if (amount === undefined) throw new Refusal('invalid_fields', { amount: 'invalid' })
    if (!(await store.find(wish.id))) {
      await exclusion.require(payer.memberId, 'deposit')
      const { methods } = await offers.methodsFor(payer.brandId)
      const method = methods.find(({ code }) => code === wish.method)
      if (!method) throw new Refusal('not_found')
      await add(rowOf(wish.id, amount, method, payer), method)
    }
    const deposit = await store.find(wish.id)
    if (!deposit || !(await isSame(deposit, wish, amount, payer))) throw new Refusal('id_conflict')
    if (deposit.state === 'created') await ask(deposit, payer.language)
    const after = await offers.own(wish.id, payer.memberId)
    if (after.reason === 'unavailable') throw new Refusal('provider_unavailable')
    return offers.whole(after)
  }
}

function stepsOf({ kit, limits }: Parts, offers: Offers) {
  const { database, clock, random } = kit

  function rowOf(id: string, amount: Amount, method: ShownMethod, payer: Payer): NewDeposit {
    const now = clock.now()
    const { brandId, memberId } = payer
    return {
      brandId,
      memberId,
      id,
      methodId: method.id,
      provider: method.provider,
      currency: method.currency,
      amount: String(amount),
      fee: String(feeOf(amount, feeFacts(method), currencyOf(method))),
      feeMillionths: method.feeMillionths,
      feeFixed: method.feeFixed,
      institution: method.institution,
      accountNumber: method.accountNumber,
      accountName: method.accountName,
      qr: method.qr,
      reference: referenceOf((limit) => random.below(limit)),
      createdAt: now,
      expiresAt: new Date(now.getTime() + method.minutes * 60_000),
    }
  }

  /** Written down once all that limits it was looked at, one after the other. */
  async function add(row: NewDeposit, method: ShownMethod): Promise<void> {
    const { memberId, createdAt } = row
    await database.db.transaction().execute(async (transaction) => {
      const store = depositStore(transaction)
      await store.queue(memberId)
      if (await store.find(row.id)) return
      await requireAllowed(transaction, memberId, createdAt)
      const spent = (await offers.spentBy(memberId, transaction)).get(method.id) ?? 0n
      const amount = amountOf(BigInt(row.amount))
      requireWithin(amount, method, spent)
      const staker = { id: memberId, brandId: row.brandId }
      await limits.requireDeposit(transaction, staker, amount, currencyOf(method))
      if ((await store.countOpen(memberId)) >= mostOpen) throw new Refusal('deposits_open')
      // Another may have taken the id meanwhile: then theirs is found and this is a conflict.
      if (!(await store.add(row, new Date(createdAt.getTime() + askAgainMs)))) return
      await changeStore(transaction).move(row.id, null, { to: 'created' }, byMember, createdAt)
    })
  }

  return { rowOf, add }
}

function askingOf({ kit, places }: Parts) {
  const { database, clock } = kit

  /** Asks the provider; without an answer nothing was begun that anybody could pay. */
  async function ask(deposit: StoredDeposit, language: string): Promise<void> {
    const found = await places.find(deposit.brandId, deposit.provider)
    const { id, reference, expiresAt } = deposit
    const [currency, amount] = [currencyOf(deposit), amountOf(BigInt(deposit.amount))]
    const order = { id, currency, reference, expiresAt, amount, language }
    const begun = await found?.provider.create(order, found.place)
    const failed: Change = { to: 'failed', reason: 'unavailable' }
    if (!begun) return become(id, failed)
    const change: Change = {
      to: 'pending',
      page: begun.page,
      providerReference: begun.reference,
    }
    try {
      await become(id, change)
    } catch (error) {
      // A reference that another deposit has: what is paid on it could not be told apart.
      if (brokenUnique(error) === undefined) throw error
      await become(id, failed)
    }
    return undefined
  }

  async function become(id: string, change: Change): Promise<void> {
    await database.db.transaction().execute(async (transaction) => {
      const now = await depositStore(transaction).lock(id)
      if (now?.state !== 'created') return
      await changeStore(transaction).move(id, 'created', change, bySystem, clock.now())
    })
  }

  return ask
}

const feeFacts = ({ feeMillionths, feeFixed }: ShownMethod) => ({
  share: BigInt(feeMillionths),
  fixed: amountOf(BigInt(feeFixed)),
})

function currencyOf({ id, currency }: { id: string; currency: string }): Currency {
  if (!isCurrency(currency)) throw new Error(`${id} is in ${currency}`)
  return currency
}

/** Says what would be taken, so that nobody has to guess. */
function requireWithin(amount: Amount, method: ShownMethod, spent: bigint) {
  const currency = currencyOf(method)
  const least = amountOf(BigInt(method.least))
  const most = mostNow(method, spent)
  const wrong = (key: 'deposit_least' | 'deposit_most', limit: Amount) => {
    const values = { amount: formatMoney(limit, currency) }
    throw new Refusal('invalid_fields', { amount: { key, values } })
  }
  if (!isPayable(amount, currency)) {
    throw new Refusal('invalid_fields', { amount: { key: 'deposit_step' } })
  }
  if (amount > most) wrong('deposit_most', most)
  if (amount < least) wrong('deposit_least', least)
}
