import type { Refused } from '@fairhouse/protocol'
import { fieldWords, refusalWords, ruleWords } from '@fairhouse/i18n/server'
import type { FieldFault, Refusal } from './refusal.ts'

/** The response body of a refusal in one language. */
export function refusalBody(language: string, { code, fields }: Refusal): Refused {
  const message = refusalWords(language, code)
  const base = { success: false as const, value: null, message, code }
  if (!fields) return base
  const errors: Record<string, string> = {}
  for (const [field, fault] of Object.entries(fields)) errors[field] = wordsFor(language, fault)
  return { ...base, errors }
}

function wordsFor(language: string, fault: FieldFault): string {
  if (typeof fault === 'string') return fieldWords(language, fault)
  return ruleWords(language, fault.key, fault.values)
}
