import { moneyText, parseAmount } from '@fairhouse/money'
import type { MailingWords } from '@fairhouse/protocol'
import type { Brand } from '#modules/brand'
import { Refusal } from '#platform/http'
import { findFaults, fillIn, missingLanguages, placeholdersIn } from './placeholders.ts'

/** Sample data: letter writers must not see members' data. */
const sample = { name: 'Linh', account: 'linh88' }
const sampleMoney = '1250000'

/** Renders the letter for the sample member and lists missing languages. */
export function renderPreview(brand: Brand, words: MailingWords, amount = sampleMoney) {
  const { currency, language, languages, moneyStyle, name } = brand
  const faults = findFaults(words, language)
  if (Object.keys(faults).length > 0) throw new Refusal('invalid_fields', faults)
  const money = (text: string) => moneyText(parseAmount(text) ?? text, currency, moneyStyle)
  const values = { amount: money(amount), balance: money(sampleMoney), brand: name }
  return {
    words: fillIn(words, { ...sample, ...values }),
    missing: missingLanguages(words, languages, language),
    places: placeholdersIn(words),
  }
}
