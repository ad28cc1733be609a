import {
  fallbackCode,
  isComplete,
  languageOf,
  pseudoCode,
  pseudoTag,
  type PackCode,
} from '@fairhouse/i18n'
import { mirror, writeLocal } from '#lib/storage'

/** A stored code, or nothing where it is none whose words we have. */
export function readChoice(stored: string | null): PackCode | undefined {
  if (stored === pseudoCode) return pseudoCode
  const code = languageOf(stored ?? '')?.code
  return code !== undefined && isComplete(code) ? code : undefined
}

/** The visitor's own choice goes before the brand's language, and that before English. */
export function chooseLanguage(stored: string | null, brand?: string): PackCode {
  return readChoice(stored) ?? readChoice(brand ?? null) ?? fallbackCode
}

export function pageAttributes(code: PackCode): { lang: string; dir: string } {
  const language = languageOf(code)
  return { lang: language?.tag ?? pseudoTag, dir: language?.direction ?? 'ltr' }
}

export function keepChoice(code: PackCode): void {
  for (const key of ['lang', 'hisLang']) writeLocal(key, code)
  mirror('lang', code)
}
