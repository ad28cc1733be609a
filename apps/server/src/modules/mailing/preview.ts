import { moneyText, parseAmount } from '@fairhouse/money'
import type { MailingWords } from '@fairhouse/protocol'
import type { Brand } from '#modules/brand'
import { Refusal } from '#platform/http'
import { faultsOf, filledIn, missingIn, placesIn } from './places.ts'

/** Somebody who is made up: what members have is not for whoever writes letters. */
const sample = { name: 'Linh', account: 'linh88' }
const sampleMoney = '1250000'

/** What such a member would read, and what is missing. */
export function previewOf(brand: Brand, words: MailingWords, amount = sampleMoney) {
  const { currency, language, languages, name } = brand
  const faults = faultsOf(words, language)
  if (Object.keys(faults).length > 0) throw new Refusal('invalid_fields', faults)
  const money = (text: string) => moneyText(parseAmount(text) ?? text, currency)
  const values = { amount: money(amount), balance: money(sampleMoney), brand: name }
  return {
    words: filledIn(words, { ...sample, ...values }),
    missing: missingIn(words, languages, language),
    places: placesIn(words),
  }
}
