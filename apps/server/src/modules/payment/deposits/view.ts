import { amountOf, isCurrency, toWire, type Amount } from '@fairhouse/money'
import { currencies, parseAmount } from '@fairhouse/money'
import type { Deposit, DepositKind, DepositMethod } from '@fairhouse/protocol'
import { coinNetworks, type PaymentChannel } from '@fairhouse/protocol/payment'
import { institutionNamed, napasAcquirer } from '@fairhouse/rules/banks'
import { paymentQr, vietQr } from './emv-qr.ts'
import { feeAndNet } from './fee.ts'
import { isOpen, maxProofs, proofWindowMs } from './rules.ts'
import type { StoredDeposit } from '../store/deposits.ts'
import type { StoredMethod } from '../store/methods.ts'

/** A method with the flag that tells whether it is paid by hand. */
export interface OfferedMethod extends StoredMethod {
  byHand: boolean
}

const money = (units: string | bigint) => toWire(amountOf(BigInt(units)))
const orNull = (units: string | null) => (units === null ? null : money(units))

/** LIST of the kinds of online payments. */
const kinds = {
  page: 'online',
  momo: 'ewallet',
  zalopay: 'ewallet',
  usdt: 'crypto',
} as const satisfies Record<PaymentChannel, DepositKind>

const kindOf = ({ byHand, channel }: OfferedMethod): DepositKind =>
  byHand ? 'bank' : kinds[channel]

/** The highest deposit the method accepts now: the daily limit may leave less than the maximum. */
export function currentMax(method: StoredMethod, spent: bigint): Amount {
  const left = BigInt(method.mostADay) - spent
  const most = BigInt(method.most)
  return amountOf(left < most ? (left > 0n ? left : 0n) : most)
}

/** Public facts of a method. */
export const toMethodFacts = (method: OfferedMethod) => ({
  method: method.code,
  kind: kindOf(method),
  name: method.name,
})

export function toMethodView(method: OfferedMethod, spent: bigint): DepositMethod {
  const most = currentMax(method, spent)
  return {
    ...toMethodFacts(method),
    least: money(method.least),
    most: toWire(most),
    quick: method.quick.filter((units) => BigInt(units) <= most).map(money),
    feeShare: method.feeMillionths,
    feeFixed: money(method.feeFixed),
    minutes: method.minutes,
    networks: method.channel === 'usdt' ? [...coinNetworks] : [],
  }
}

export function toDepositView(deposit: StoredDeposit, method: OfferedMethod) {
  const { id, currency, state, reference, reason, note } = deposit
  const { fee, net } = feeAndNet(deposit)
  return {
    method: method.code,
    kind: kindOf(method),
    name: method.name,
    id,
    currency,
    amount: money(deposit.amount),
    fee: toWire(fee),
    net: toWire(net),
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

/** Includes payment instructions while the deposit can be paid. */
export function toFullDepositView(
  deposit: StoredDeposit,
  method: OfferedMethod,
  proofs: string[],
  now: Date,
): Deposit {
  const isDue = isOpen(deposit.state) && deposit.expiresAt > now
  const transfer = isDue && method.byHand
  return {
    ...toDepositView(deposit, method),
    page: isDue ? deposit.page : null,
    bank: transfer ? bankView(deposit) : null,
    qr: transfer ? qrFor(deposit) : null,
    coin: isDue ? coinOf(deposit) : null,
    proofs,
    mayProve: mayUploadProof(deposit, method.byHand, proofs.length, now),
    now: now.toISOString(),
    usualReviewSeconds: null,
  }
}

/** While open or under review, and some days after expiry: payments arrive late. */
export function mayUploadProof(deposit: StoredDeposit, byHand: boolean, sent: number, now: Date) {
  const { state, cleared, expiresAt } = deposit
  const isAwaited = isOpen(state) || state === 'reviewing' || state === 'expired'
  const isInTime = now.getTime() < expiresAt.getTime() + proofWindowMs
  return byHand && isAwaited && cleared === null && sent < maxProofs && isInTime
}

/** The account as stored with the deposit: later changes do not redirect a running transfer. */
function bankView({ institution, accountNumber, accountName }: StoredDeposit) {
  if (accountNumber === null) return null
  return { institution: institution ?? '', number: accountNumber, name: accountName ?? '' }
}

function coinOf({ coinNetwork: network, coinAddress: address, coinAmount }: StoredDeposit) {
  if (network === null || address === null || coinAmount === null) return null
  return { network, address, amount: coinAmount }
}

function qrFor({ amount, currency, reference, qr: given, ...account }: StoredDeposit) {
  if (!isCurrency(currency)) return null
  const qr = given ?? (currency === 'VND' ? vietQrOf(account) : undefined)
  if (qr === undefined) return null
  const whole = money(amount)
  const { exponent } = currencies[currency]
  // Written with the currency's own decimals: VND has none.
  const written = exponent === 0 ? whole.slice(0, -5) : whole.slice(0, exponent - 4)
  return parseAmount(written) === undefined ? null : (paymentQr(qr, written, reference) ?? null)
}

type ReceivingAccount = Pick<StoredDeposit, 'institution' | 'accountNumber'>

/** The VietQR code of a receiving account at a bank that takes transfers by it. */
function vietQrOf({ institution, accountNumber }: ReceivingAccount): string | undefined {
  const bank = institutionNamed('VN', 'bank', institution ?? '')
  const acquirer = bank && napasAcquirer(bank.id)
  const number = accountNumber?.replaceAll(' ', '') ?? ''
  if (acquirer === undefined || !/^[A-Za-z0-9]{1,19}$/.test(number)) return undefined
  return vietQr(acquirer, number)
}
