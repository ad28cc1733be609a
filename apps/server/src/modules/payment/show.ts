import { amountOf, isCurrency, toWire, type Amount } from '@fairhouse/money'
import { currencies, parseAmount } from '@fairhouse/money'
import type { Deposit, DepositKind, DepositMethod } from '@fairhouse/protocol'
import { paymentQr } from './emv-qr.ts'
import { isOpen, mostProofs, proofDaysMs } from './rules.ts'
import type { StoredDeposit } from './store/deposits.ts'
import type { StoredMethod } from './store/methods.ts'

/** A method, and whether it is paid by hand. */
export interface ShownMethod extends StoredMethod {
  byHand: boolean
}

const money = (units: string | bigint) => toWire(amountOf(BigInt(units)))
const orNull = (units: string | null) => (units === null ? null : money(units))

const kindOf = ({ byHand }: ShownMethod): DepositKind => (byHand ? 'bank' : 'online')

/** What the member may pay in by it now: the day's limit may leave less than the usual. */
export function mostNow(method: StoredMethod, spent: bigint): Amount {
  const left = BigInt(method.mostADay) - spent
  const most = BigInt(method.most)
  return amountOf(left < most ? (left > 0n ? left : 0n) : most)
}

export function methodShown(method: ShownMethod, spent: bigint): DepositMethod {
  const most = mostNow(method, spent)
  return {
    method: method.code,
    kind: kindOf(method),
    name: method.name,
    least: money(method.least),
    most: toWire(most),
    quick: method.quick.filter((units) => BigInt(units) <= most).map(money),
    feeShare: method.feeMillionths,
    feeFixed: money(method.feeFixed),
    minutes: method.minutes,
  }
}

export function depositShown(deposit: StoredDeposit, method: ShownMethod) {
  const { id, currency, state, reference, reason, note } = deposit
  return {
    method: method.code,
    kind: kindOf(method),
    name: method.name,
    id,
    currency,
    amount: money(deposit.amount),
    fee: money(deposit.fee),
    state,
    reference,
    paid: orNull(deposit.paid),
    credited: orNull(deposit.credited),
    reason,
    note,
    createdAt: deposit.createdAt.toISOString(),
    expiresAt: deposit.expiresAt.toISOString(),
    updatedAt: deposit.updatedAt.toISOString(),
  }
}

/** With how it is paid, as long as it can be. */
export function depositWhole(
  deposit: StoredDeposit,
  method: ShownMethod,
  proofs: string[],
  now: Date,
): Deposit {
  const isDue = isOpen(deposit.state) && deposit.expiresAt > now
  const transfer = isDue && method.byHand
  return {
    ...depositShown(deposit, method),
    page: isDue ? deposit.page : null,
    bank: transfer ? bankOf(deposit) : null,
    qr: transfer ? qrOf(deposit) : null,
    proofs,
    mayProve: mayProve(deposit, method.byHand, proofs.length, now),
    now: now.toISOString(),
  }
}

/** While it is open or looked at, and some days after: money may have come late. */
export function mayProve(deposit: StoredDeposit, byHand: boolean, sent: number, now: Date) {
  const { state, cleared, expiresAt } = deposit
  const isAwaited = isOpen(state) || state === 'reviewing' || state === 'expired'
  const isInTime = now.getTime() < expiresAt.getTime() + proofDaysMs
  return byHand && isAwaited && cleared === null && sent < mostProofs && isInTime
}

/** Where it was to go when it began: a running transfer is not sent elsewhere. */
function bankOf({ institution, accountNumber, accountName }: StoredDeposit) {
  if (accountNumber === null) return null
  return { institution: institution ?? '', number: accountNumber, name: accountName ?? '' }
}

function qrOf({ amount, currency, reference, qr }: StoredDeposit) {
  if (qr === null || !isCurrency(currency)) return null
  const whole = money(amount)
  const { exponent } = currencies[currency]
  // As the currency is written: VND has nothing after the point.
  const written = exponent === 0 ? whole.slice(0, -5) : whole.slice(0, exponent - 4)
  return parseAmount(written) === undefined ? null : (paymentQr(qr, written, reference) ?? null)
}
