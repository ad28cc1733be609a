import { parseAmount } from '@fairhouse/money'
import type { MailingWords } from '@fairhouse/protocol'
import { Refusal } from '#platform/http'
import { findFaults, placeholdersIn } from './placeholders.ts'
import type { Templates } from './templates.ts'

/** A campaign's words: from a template or written for it. */
export interface WordsSource {
  brandId: string
  templateId?: string | undefined
  version?: number | undefined
  words?: MailingWords | undefined
  amount?: string | undefined
}

/** Resolves the words from the template version seen, or from the request. */
export async function resolveWords(
  templates: Templates,
  { brandId, templateId, version, words, amount }: WordsSource,
) {
  const isOne = (templateId === undefined) !== (words === undefined)
  if (!isOne) throw new Refusal('invalid_fields', { words: 'required' })
  const { language } = templates.brandOf(brandId)
  const template = templateId === undefined ? undefined : await templates.find(brandId, templateId)
  if (templateId !== undefined && !template) throw new Refusal('not_found')
  if (template && template.version !== version) throw new Refusal('stale_draft')
  const resolved = template?.words ?? words ?? {}
  const faults = findFaults(resolved, language)
  const isAmountAsked = placeholdersIn(resolved).includes('amount')
  if (isAmountAsked && amount === undefined) faults.amount = 'required'
  if (amount !== undefined && !((parseAmount(amount) ?? 0n) > 0n)) faults.amount = 'invalid'
  if (Object.keys(faults).length > 0) throw new Refusal('invalid_fields', faults)
  return { words: resolved, template: template?.name ?? null }
}
