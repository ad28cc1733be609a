import type { PayoutAccount } from '@fairhouse/rules'
import { institutionKey, institutionNamed } from '@fairhouse/rules/banks'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'

/** One key for all spellings of a payout account: the bank by its id, the number by its digits. */
export function payoutKey(account: PayoutAccount, country: string): string {
  const { kind, institution, number } = account
  if (kind === 'crypto') return `crypto ${institution} ${addressKey(account)}`
  // An IBAN identifies its bank.
  if (/^[A-Z]{2}/.test(number)) return `bank ${number}`
  const known = institutionNamed(country, kind, institution)
  const where = known ? `id ${known.id}` : `name ${institutionKey(institution)}`
  return `${kind} ${where} ${kind === 'ewallet' ? walletKey(number, country) : number}`
}

/** Ethereum addresses and those starting with bc1 are case-insensitive. */
function addressKey({ institution, number }: PayoutAccount): string {
  const isPlain = institution === 'ETHEREUM' || /^bc1/i.test(number)
  return isPlain ? number.toLowerCase() : number
}

function walletKey(number: string, country: string): string {
  const code = isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '+'
  const national = number.startsWith(code) ? `0${number.slice(code.length)}` : number
  return national.toLowerCase()
}
