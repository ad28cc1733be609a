import {
  amountOf,
  portionOf,
  isPayable,
  parseAmount,
  type Amount,
  type Currency,
} from '@fairhouse/money'
import { paymentChannels, type PaymentChannel } from '@fairhouse/protocol/payment'
import { checkContent } from '@fairhouse/rules'
import { paymentQr } from '../deposits/emv-qr.ts'
import type { StoredMethod } from '../store/methods.ts'
import { InvalidTerm } from './invalid-term.ts'

/** A method as an operator enters it; omitted fields keep their value or get the default. */
export interface MethodInput {
  name?: string | undefined
  channel?: string | undefined
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

type Term = Exclude<keyof MethodInput, 'feePercent'> | 'feeMillionths'
export type MethodTerms = Pick<StoredMethod, Term>

interface MethodContext {
  currency: Currency
  byHand: boolean
}

const maxQuick = 8
const maxNameLength = 60
const maxMinutes = 7 * 24 * 60
const maxFeeShare = 200_000n

/** Builds the new terms of a method; throws InvalidTerm for the first invalid field. */
export function buildMethodTerms(
  known: MethodTerms | undefined,
  input: MethodInput,
  context: MethodContext,
): MethodTerms {
  const money = (name: 'least' | 'most' | 'mostADay' | 'feeFixed', fallback?: string) =>
    parseMoney(name, input[name], known?.[name] ?? fallback, context.currency)
  const least = money('least')
  const most = money('most')
  const mostADay = money('mostADay', String(most))
  const feeFixed = money('feeFixed', '0')
  const terms = {
    least: String(least),
    most: String(most),
    mostADay: String(mostADay),
    quick: parseQuick(input.quick, known, context.currency).map(String),
    feeMillionths: parseFeeShare(input.feePercent, known),
    feeFixed: String(feeFixed),
    minutes: parseMinutes(input.minutes, known),
    channel: parseChannel(input.channel, known, context),
    ...transferAccountOf(known, input),
  }
  requireOrder(least, most, mostADay)
  requireQuick(terms.quick, least, most)
  const { part } = portionOf(least, BigInt(terms.feeMillionths))
  if (part + feeFixed >= least) throw new InvalidTerm('feeFixed', 'the fee takes all of least')
  if (context.byHand) requireTransferAccount(terms)
  return terms
}

function parseMoney(
  name: string,
  text: string | undefined,
  fallback: string | undefined,
  currency: Currency,
): Amount {
  if (text === undefined && fallback !== undefined) return amountOf(BigInt(fallback))
  if (text === undefined) throw new InvalidTerm(name, `${name} is missing`)
  const amount = parseAmount(text)
  const isNone = name === 'feeFixed' && amount === 0n
  if (amount === undefined || !(isNone || isPayable(amount, currency))) {
    throw new InvalidTerm(name, `${name} ${text} is no amount of ${currency}`)
  }
  return amount
}

function requireOrder(least: Amount, most: Amount, mostADay: Amount) {
  if (most < least) throw new InvalidTerm('most', 'most is less than least')
  if (mostADay < most) throw new InvalidTerm('mostADay', 'most a day is less than most')
}

function parseQuick(
  texts: readonly string[] | undefined,
  known: MethodTerms | undefined,
  currency: Currency,
) {
  if (!texts) return (known?.quick ?? []).map(BigInt)
  return texts.map((one) => parseMoney('quick', one, undefined, currency))
}

function requireQuick(quick: readonly string[], least: Amount, most: Amount) {
  if (quick.length > maxQuick) throw new InvalidTerm('quick', `more than ${maxQuick} quick amounts`)
  const isOut = quick.some((units) => BigInt(units) < least || BigInt(units) > most)
  if (isOut) throw new InvalidTerm('quick', 'a quick amount is outside least and most')
}

/** Per cent with four decimal places are millionths. */
function parseFeeShare(text: string | undefined, known: MethodTerms | undefined): number {
  if (text === undefined) return known?.feeMillionths ?? 0
  const share = parseAmount(text)
  if (share === undefined || share > maxFeeShare) {
    throw new InvalidTerm('feePercent', `fee ${text} is not 0 to 20 %`)
  }
  return Number(share)
}

function parseChannel(
  text: string | undefined,
  known: MethodTerms | undefined,
  { byHand }: MethodContext,
): PaymentChannel {
  const channel = text === undefined ? known?.channel : paymentChannels.find((one) => one === text)
  if (text === undefined && channel === undefined) return 'page'
  if (channel !== undefined && (channel === 'page' || !byHand)) return channel
  throw new InvalidTerm('channel', `${text} is no way to pay by this provider`)
}

function parseMinutes(text: string | undefined, known: MethodTerms | undefined): number {
  if (text === undefined) return known?.minutes ?? 30
  const minutes = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (minutes >= 1 && minutes <= maxMinutes) return minutes
  throw new InvalidTerm('minutes', `minutes ${text} is not 1 to ${maxMinutes}`)
}

/** The account a transfer goes to and the method's name; an empty text removes it. */
function transferAccountOf(known: MethodTerms | undefined, input: MethodInput) {
  const text = (name: 'institution' | 'accountNumber' | 'accountName') =>
    input[name] === undefined ? (known?.[name] ?? null) : parseText(name, input[name]) || null
  return {
    name: input.name === undefined ? (known?.name ?? '') : parseText('name', input.name),
    institution: text('institution'),
    accountNumber: text('accountNumber'),
    accountName: text('accountName'),
    qr: input.qr === undefined ? (known?.qr ?? null) : parseQr(input.qr),
  }
}

function parseText(name: string, text: string): string {
  if (!/\s{2}|[\n\r\t]/.test(text) && !checkContent({ min: 0, max: maxNameLength }, text))
    return text
  throw new InvalidTerm(name, `${name} is too long, or has characters that nobody sees`)
}

function parseQr(text: string): string | null {
  if (text === '') return null
  if (text.length > 512 || paymentQr(text, '1', 'X') === undefined) {
    throw new InvalidTerm('qr', 'qr is no payload of an EMV code')
  }
  return text
}

function requireTransferAccount(terms: MethodTerms) {
  const needed = ['institution', 'accountNumber', 'accountName'] as const
  const missing = needed.find((name) => terms[name] === null)
  if (missing === undefined) return
  const words = 'a transfer by hand needs institution, account number and account name'
  throw new InvalidTerm(missing, words)
}
