import {
  amountOf,
  portionOf,
  isPayable,
  parseAmount,
  type Amount,
  type Currency,
} from '@fairhouse/money'
import { checkContent } from '@fairhouse/rules'
import { paymentQr } from './emv-qr.ts'
import type { StoredMethod } from './store/methods.ts'
import { WrongTerm } from './wrong-term.ts'

/** A method as an operator writes it; what is not named stays, or is as usual. */
export interface MethodWish {
  name?: string | undefined
  least?: string | undefined
  most?: string | undefined
  mostADay?: string | undefined
  quick?: readonly string[] | undefined
  feePercent?: string | undefined
  feeFixed?: string | undefined
  minutes?: string | undefined
  institution?: string | undefined
  accountNumber?: string | undefined
  accountName?: string | undefined
  qr?: string | undefined
}

type Term = Exclude<keyof MethodWish, 'feePercent'> | 'feeMillionths'
export type MethodTerms = Pick<StoredMethod, Term>

interface About {
  currency: Currency
  byHand: boolean
}

const mostQuick = 8
const mostName = 60
const mostMinutes = 7 * 24 * 60
const mostShare = 200_000n

/** What a method is from now on; a WrongTerm names what is wrong. */
export function methodTerms(
  known: MethodTerms | undefined,
  wish: MethodWish,
  about: About,
): MethodTerms {
  const money = (name: 'least' | 'most' | 'mostADay' | 'feeFixed', usual?: string) =>
    moneyOf(name, wish[name], known?.[name] ?? usual, about.currency)
  const least = money('least')
  const most = money('most')
  const mostADay = money('mostADay', String(most))
  const feeFixed = money('feeFixed', '0')
  const terms = {
    least: String(least),
    most: String(most),
    mostADay: String(mostADay),
    quick: quickOf(wish.quick, known, about.currency).map(String),
    feeMillionths: shareOf(wish.feePercent, known),
    feeFixed: String(feeFixed),
    minutes: minutesOf(wish.minutes, known),
    ...placeOf(known, wish),
  }
  requireOrder(least, most, mostADay)
  requireQuick(terms.quick, least, most)
  const { part } = portionOf(least, BigInt(terms.feeMillionths))
  if (part + feeFixed >= least) throw new WrongTerm('feeFixed', 'the fee takes all of least')
  if (about.byHand) requirePlace(terms)
  return terms
}

function moneyOf(
  name: string,
  said: string | undefined,
  otherwise: string | undefined,
  currency: Currency,
): Amount {
  if (said === undefined && otherwise !== undefined) return amountOf(BigInt(otherwise))
  if (said === undefined) throw new WrongTerm(name, `${name} is missing`)
  const amount = parseAmount(said)
  const isNone = name === 'feeFixed' && amount === 0n
  if (amount === undefined || !(isNone || isPayable(amount, currency))) {
    throw new WrongTerm(name, `${name} ${said} is no amount of ${currency}`)
  }
  return amount
}

function requireOrder(least: Amount, most: Amount, mostADay: Amount) {
  if (most < least) throw new WrongTerm('most', 'most is less than least')
  if (mostADay < most) throw new WrongTerm('mostADay', 'most a day is less than most')
}

function quickOf(
  said: readonly string[] | undefined,
  known: MethodTerms | undefined,
  currency: Currency,
) {
  if (!said) return (known?.quick ?? []).map(BigInt)
  return said.map((text) => moneyOf('quick', text, undefined, currency))
}

function requireQuick(quick: readonly string[], least: Amount, most: Amount) {
  if (quick.length > mostQuick) throw new WrongTerm('quick', `more than ${mostQuick} quick amounts`)
  const isOut = quick.some((units) => BigInt(units) < least || BigInt(units) > most)
  if (isOut) throw new WrongTerm('quick', 'a quick amount is outside least and most')
}

/** Per cent with four places are millionths. */
function shareOf(said: string | undefined, known: MethodTerms | undefined): number {
  if (said === undefined) return known?.feeMillionths ?? 0
  const share = parseAmount(said)
  if (share === undefined || share > mostShare) {
    throw new WrongTerm('feePercent', `fee ${said} is not 0 to 20 %`)
  }
  return Number(share)
}

function minutesOf(said: string | undefined, known: MethodTerms | undefined): number {
  if (said === undefined) return known?.minutes ?? 30
  const minutes = /^\d{1,5}$/.test(said) ? Number(said) : 0
  if (minutes >= 1 && minutes <= mostMinutes) return minutes
  throw new WrongTerm('minutes', `minutes ${said} is not 1 to ${mostMinutes}`)
}

/** Where a transfer goes to, and what the method is called; an empty text takes it away. */
function placeOf(known: MethodTerms | undefined, wish: MethodWish) {
  const text = (name: 'institution' | 'accountNumber' | 'accountName') =>
    wish[name] === undefined ? (known?.[name] ?? null) : textOf(name, wish[name]) || null
  return {
    name: wish.name === undefined ? (known?.name ?? '') : textOf('name', wish.name),
    institution: text('institution'),
    accountNumber: text('accountNumber'),
    accountName: text('accountName'),
    qr: wish.qr === undefined ? (known?.qr ?? null) : qrOf(wish.qr),
  }
}

function textOf(name: string, said: string): string {
  if (!/\s{2}|[\n\r\t]/.test(said) && !checkContent({ min: 0, max: mostName }, said)) return said
  throw new WrongTerm(name, `${name} is too long, or has characters that nobody sees`)
}

function qrOf(said: string): string | null {
  if (said === '') return null
  if (said.length > 512 || paymentQr(said, '1', 'X') === undefined) {
    throw new WrongTerm('qr', 'qr is no payload of an EMV code')
  }
  return said
}

function requirePlace(terms: MethodTerms) {
  const needed = ['institution', 'accountNumber', 'accountName'] as const
  const missing = needed.find((name) => terms[name] === null)
  if (missing === undefined) return
  const words = 'a transfer by hand needs institution, account number and account name'
  throw new WrongTerm(missing, words)
}
