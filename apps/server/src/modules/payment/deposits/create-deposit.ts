import {
  amountOf,
  feeOf,
  formatMoney,
  isCurrency,
  isPayable,
  parseAmount,
  type MoneyStyle,
} from '@fairhouse/money'
import type { Amount, Currency } from '@fairhouse/money'
import type { Deposit } from '@fairhouse/protocol'
import type { CoinNetwork } from '@fairhouse/protocol/payment'
import { stopOf } from '#modules/brand'
import { violatedUniqueIndex } from '#platform/database'
import { Refusal } from '#platform/http'
import { requireMayAttempt } from './attempts.ts'
import type { MemberDeposits } from './member-deposits.ts'
import type { Deps } from '../deps.ts'
import { pollMs, maxOpen, createReference } from './rules.ts'
import { currentMax, type OfferedMethod } from './view.ts'
import { moveStore, type Change } from '../store/moves.ts'
import { depositStore, type NewDeposit, type StoredDeposit } from '../store/deposits.ts'

export interface DepositRequest {
  id: string
  method: string
  amount: string
  network?: CoinNetwork | undefined
}

export interface Payer {
  brandId: string
  memberId: string
  language: string
  /** The address of the site as the payer sees it. */
  origin: string
}

const byMember = { kind: 'member' } as const
const bySystem = { kind: 'system' } as const

/** Starts deposits: the row is stored first, then the provider is asked to create the payment. */
export function createDepositStarter(deps: Deps, memberDeposits: MemberDeposits) {
  const { kit, brands, exclusion } = deps
  const store = depositStore(kit.database.db)
  const { rowOf, add } = createDepositRows(deps, memberDeposits)
  const requestPayment = createPaymentRequest(deps, memberDeposits)

  async function isSameRequest(
    deposit: StoredDeposit,
    request: DepositRequest,
    amount: Amount,
    payer: Payer,
  ) {
    const [method] = await memberDeposits.methodsOf([deposit])
    const isOwn = deposit.memberId === payer.memberId
    const isSameNetwork = deposit.coinNetwork === (request.network ?? null)
    const isSameMethod = method?.code === request.method && isSameNetwork
    return isOwn && isSameMethod && BigInt(deposit.amount) === amount
  }

  return async (request: DepositRequest, payer: Payer): Promise<Deposit> => {
    const amount = parseAmount(request.amount)
    if (amount === undefined) throw new Refusal('invalid_fields', { amount: 'invalid' })
    if (!(await store.find(request.id))) {
      const stop = stopOf(brands.byId(payer.brandId), { what: 'deposits' }, kit.clock.now())
      if (stop) throw new Refusal('deposits_stopped')
      await exclusion.require(payer.memberId, 'deposit')
      const { methods } = await memberDeposits.methodsFor(payer.brandId)
      const method = methods.find(({ code }) => code === request.method)
      if (!method) throw new Refusal('not_found')
      requireNetwork(method, request.network)
      await add(rowOf(request, amount, method, payer), method)
    }
    const deposit = await store.find(request.id)
    if (!deposit || !(await isSameRequest(deposit, request, amount, payer)))
      throw new Refusal('id_conflict')
    if (deposit.state === 'created') await requestPayment(deposit, payer)
    const after = await memberDeposits.loadOwn(request.id, payer.memberId)
    if (after.reason === 'unavailable') throw new Refusal('provider_unavailable')
    return memberDeposits.toFullView(after)
  }
}

function createDepositRows({ kit, brands, limits }: Deps, memberDeposits: MemberDeposits) {
  const { database, clock, random } = kit

  function rowOf(
    { id, network }: DepositRequest,
    amount: Amount,
    method: OfferedMethod,
    payer: Payer,
  ): NewDeposit {
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
      coinNetwork: network ?? null,
      reference: createReference((limit) => random.below(limit)),
      createdAt: now,
      expiresAt: new Date(now.getTime() + method.minutes * 60_000),
    }
  }

  /** Checks all limits and stores the row under a lock, so that concurrent deposits add up. */
  async function add(row: NewDeposit, method: OfferedMethod): Promise<void> {
    const { memberId, createdAt } = row
    await database.db.transaction().execute(async (transaction) => {
      const store = depositStore(transaction)
      await store.lockMember(memberId)
      if (await store.find(row.id)) return
      await requireMayAttempt(transaction, memberId, createdAt)
      const spent = (await memberDeposits.spentByMethod(memberId, transaction)).get(method.id) ?? 0n
      const amount = amountOf(BigInt(row.amount))
      const { moneyStyle } = brands.byId(row.brandId)
      requireWithinLimits(amount, method, spent, moneyStyle)
      const staker = { id: memberId, brandId: row.brandId }
      await limits.requireDeposit(transaction, staker, amount, currencyOf(method))
      if ((await store.countOpen(memberId)) >= maxOpen) throw new Refusal('deposits_open')
      // Another member may have taken the id meanwhile: the caller finds theirs and reports a
      // conflict.
      if (!(await store.add(row, new Date(createdAt.getTime() + pollMs)))) return
      await moveStore(transaction).move(row.id, null, { to: 'created' }, byMember, createdAt)
    })
  }

  return { rowOf, add }
}

function createPaymentRequest({ kit, brandProviders }: Deps, memberDeposits: MemberDeposits) {
  const { database, clock } = kit

  /** Without an answer there is no payment that anybody could pay. */
  async function requestPayment(
    deposit: StoredDeposit,
    { language, origin }: Payer,
  ): Promise<void> {
    const found = await brandProviders.find(deposit.brandId, deposit.provider)
    const { id, reference, expiresAt, coinNetwork: network } = deposit
    const [method] = await memberDeposits.methodsOf([deposit])
    const channel = method?.channel ?? 'page'
    const [currency, amount] = [currencyOf(deposit), amountOf(BigInt(deposit.amount))]
    const facts = { id, currency, reference, expiresAt, amount, language, channel, network }
    const order = { ...facts, returnUrl: `${origin}/?centre=depositv2&part=${id}` }
    const created = await found?.provider.create(order, found.config)
    const failed: Change = { to: 'failed', reason: 'unavailable' }
    if (!created) return leaveCreated(id, failed)
    const change: Change = {
      to: 'pending',
      page: created.page,
      coin: created.coin,
      providerReference: created.reference,
    }
    try {
      await leaveCreated(id, change)
    } catch (error) {
      // The reference belongs to another deposit: payments on it could not be told apart.
      if (violatedUniqueIndex(error) === undefined) throw error
      await leaveCreated(id, failed)
    }
    return undefined
  }

  async function leaveCreated(id: string, change: Change): Promise<void> {
    await database.db.transaction().execute(async (transaction) => {
      const now = await depositStore(transaction).lock(id)
      if (now?.state !== 'created') return
      await moveStore(transaction).move(id, 'created', change, bySystem, clock.now())
    })
  }

  return requestPayment
}

const feeFacts = ({ feeMillionths, feeFixed }: OfferedMethod) => ({
  share: BigInt(feeMillionths),
  fixed: amountOf(BigInt(feeFixed)),
})

function currencyOf({ id, currency }: { id: string; currency: string }): Currency {
  if (!isCurrency(currency)) throw new Error(`${id} is in ${currency}`)
  return currency
}

function requireNetwork({ channel }: OfferedMethod, network: CoinNetwork | undefined) {
  if (channel === 'usdt' && network === undefined)
    throw new Refusal('invalid_fields', { network: 'required' })
  if (channel !== 'usdt' && network !== undefined)
    throw new Refusal('invalid_fields', { network: 'invalid' })
}

/** The refusal names the limit. */
function requireWithinLimits(
  amount: Amount,
  method: OfferedMethod,
  spent: bigint,
  style: MoneyStyle,
) {
  const currency = currencyOf(method)
  const least = amountOf(BigInt(method.least))
  const most = currentMax(method, spent)
  const refuse = (key: 'deposit_least' | 'deposit_most', limit: Amount) => {
    const values = { amount: formatMoney(limit, currency, style) }
    throw new Refusal('invalid_fields', { amount: { key, values } })
  }
  if (!isPayable(amount, currency)) {
    throw new Refusal('invalid_fields', { amount: { key: 'deposit_step' } })
  }
  if (amount > most) refuse('deposit_most', most)
  if (amount < least) refuse('deposit_least', least)
}
