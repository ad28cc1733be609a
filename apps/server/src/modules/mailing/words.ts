import { parseAmount } from '@fairhouse/money'
import type { MailingWords } from '@fairhouse/protocol'
import { Refusal } from '#platform/http'
import { faultsOf, placesIn } from './places.ts'
import type { Templates } from './templates.ts'

/** What is said: by a template or in words of its own. */
export interface Said {
  brandId: string
  templateId?: string | undefined
  version?: number | undefined
  words?: MailingWords | undefined
  amount?: string | undefined
}

/** By a template as it was seen, or in words of its own. */
export async function wordsOf(
  templates: Templates,
  { brandId, templateId, version, words, amount }: Said,
) {
  const isOne = (templateId === undefined) !== (words === undefined)
  if (!isOne) throw new Refusal('invalid_fields', { words: 'required' })
  const { language } = templates.brandOf(brandId)
  const template = templateId === undefined ? undefined : await templates.find(brandId, templateId)
  if (templateId !== undefined && !template) throw new Refusal('not_found')
  if (template && template.version !== version) throw new Refusal('stale_draft')
  const said = template?.words ?? words ?? {}
  const faults = faultsOf(said, language)
  const isAmountAsked = placesIn(said).includes('amount')
  if (isAmountAsked && amount === undefined) faults.amount = 'required'
  if (amount !== undefined && !((parseAmount(amount) ?? 0n) > 0n)) faults.amount = 'invalid'
  if (Object.keys(faults).length > 0) throw new Refusal('invalid_fields', faults)
  return { words: said, template: template?.name ?? null }
}
