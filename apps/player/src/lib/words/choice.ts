import {
  completeLanguageOf,
  fallbackCode,
  isPseudo,
  pseudoLanguages,
  type PackCode,
} from '@fairhouse/i18n'
import { call } from '#lib/call'
import { mirror, writeLocal } from '#lib/storage'

/** A stored code, or nothing where it is none whose words we have. */
export function readChoice(stored: string | null): PackCode | undefined {
  if (stored === null || isPseudo(stored)) return stored ?? undefined
  return completeLanguageOf(stored)?.code
}

/** The visitor's own choice goes before the brand's language, and that before English. */
export function chooseLanguage(stored: string | null, brand?: string): PackCode {
  return readChoice(stored) ?? readChoice(brand ?? null) ?? fallbackCode
}

export function pageAttributes(code: PackCode): { lang: string; dir: string } {
  const language =
    completeLanguageOf(code) ?? pseudoLanguages.find((pseudo) => pseudo.code === code)
  return { lang: language?.tag ?? 'en', dir: language?.direction ?? 'ltr' }
}

/** An account is written to in the language that it has chosen; nobody waits for this. */
export function tellServer(code: PackCode): void {
  if (isPseudo(code)) return
  call('POST /wps/member/language', { language: code }).catch(() => undefined)
}

export function keepChoice(code: PackCode): void {
  for (const key of ['lang', 'hisLang']) writeLocal(key, code)
  mirror('lang', code)
}
