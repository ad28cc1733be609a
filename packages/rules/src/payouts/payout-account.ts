import { isCryptoAddress, isCryptoNetwork } from './crypto-address.ts'
import { isEmail } from '../patterns/email.ts'
import { hasHiddenCharacters } from '../text/hidden-characters.ts'
import { isIban } from './iban.ts'
import { passesLuhn } from './luhn.ts'
import { lengthOf, normalise } from '../text/normalise.ts'

/** LIST of where money can be paid out to. */
const payoutKinds = ['bank', 'ewallet', 'crypto'] as const
export type PayoutKind = (typeof payoutKinds)[number]

export interface PayoutAccount {
  kind: PayoutKind
  /** The bank, the wallet's name, or the network. */
  institution: string
  number: string
  name: string
}

export type PayoutFaults = Partial<Record<'institution' | 'number' | 'name', PayoutFault>>
type PayoutFault = 'required' | 'too_long' | 'invalid'

const longest = 64
/** The fewest digits of a card; shorter numbers are of accounts, which have no check digit. */
const cardDigits = 16

/** A bank or e-wallet that can be chosen; it is told by its id and kept by its name. */
export interface InstitutionChoice {
  id: string
  name: string
}

/**
 * As it is kept, and what is wrong with it. Where there are choices the institution is the id of
 * one; elsewhere it is a name as typed.
 */
export function readPayoutAccount(typed: PayoutAccount, choices: readonly InstitutionChoice[]) {
  const { kind } = typed
  const written = normalise('text', typed.institution).replaceAll(/\s+/g, ' ')
  const chosen = choices.find(({ id }) => id === written)
  const account: PayoutAccount = {
    kind,
    institution: chosen?.name ?? written,
    number: numberOf(kind, typed.number),
    name: normalise('text', typed.name).replaceAll(/\s+/g, ' '),
  }
  const faults: PayoutFaults = {}
  const isUnknown = kind !== 'crypto' && choices.length > 0 && !chosen
  const institution =
    lineFault(account.institution) ?? (isUnknown ? 'invalid' : networkFault(account))
  if (institution) faults.institution = institution
  const number = account.number === '' ? 'required' : numberFault(account)
  if (number) faults.number = number
  const name =
    lineFault(account.name) ?? (/\p{L}.*\p{L}/u.test(account.name) ? undefined : 'invalid')
  if (name) faults.name = name
  return { account, faults, isGood: Object.keys(faults).length === 0 }
}

function numberOf(kind: PayoutKind, typed: string): string {
  if (kind === 'crypto') return typed.trim()
  const plain = normalise('tel', typed)
  return kind === 'bank' ? plain.toUpperCase() : normalise('email', typed).replaceAll(/\s/g, '')
}

function lineFault(text: string): PayoutFault | undefined {
  if (text === '') return 'required'
  if (hasHiddenCharacters(text)) return 'invalid'
  return lengthOf(text) > longest ? 'too_long' : undefined
}

function networkFault({ kind, institution }: PayoutAccount): PayoutFault | undefined {
  return kind !== 'crypto' || isCryptoNetwork(institution) ? undefined : 'invalid'
}

function numberFault({ kind, institution, number }: PayoutAccount): PayoutFault | undefined {
  if (kind === 'crypto') {
    const isGood = isCryptoNetwork(institution) && isCryptoAddress(institution, number)
    return isGood ? undefined : 'invalid'
  }
  if (kind === 'ewallet') {
    return /^\+?\d{8,15}$/.test(number) || isEmail(number) ? undefined : 'invalid'
  }
  if (/^[A-Z]{2}/.test(number)) return isIban(number) ? undefined : 'invalid'
  if (!/^\d{6,19}$/.test(number)) return 'invalid'
  return number.length < cardDigits || passesLuhn(number) ? undefined : 'invalid'
}

/** The first letter of each word. */
export function maskedName(name: string): string {
  return name.replace(/(\S)\S*/gu, '$1•••')
}

/** Enough for its owner to know it. */
export function maskedAccount(number: string): string {
  return `•••• ${number.slice(-4)}`
}
