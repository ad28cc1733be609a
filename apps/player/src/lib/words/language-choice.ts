import {
  completeLanguageOf,
  fallbackCode,
  isPseudo,
  pseudoLanguages,
  type PackCode,
} from '@fairhouse/i18n'
import { call } from '#lib/call'
import { mirror, writeLocal } from '#lib/storage'

/** The stored code, or undefined if we have no pack for it. */
export function readChoice(stored: string | null): PackCode | undefined {
  if (stored === null || isPseudo(stored)) return stored ?? undefined
  return completeLanguageOf(stored)?.code
}

/** The visitor's choice, else the brand's language, else English. */
export function chooseLanguage(stored: string | null, brand?: string): PackCode {
  return readChoice(stored) ?? readChoice(brand ?? null) ?? fallbackCode
}

export function pageAttributes(code: PackCode): { lang: string; dir: string } {
  const language =
    completeLanguageOf(code) ?? pseudoLanguages.find((pseudo) => pseudo.code === code)
  return { lang: language?.tag ?? 'en', dir: language?.direction ?? 'ltr' }
}

/** Tells the server which language to write to the member in; failures are ignored. */
export function sendLanguage(code: PackCode): void {
  if (isPseudo(code)) return
  call('POST /wps/member/language', { language: code }).catch(() => undefined)
}

export function storeLanguage(code: PackCode): void {
  for (const key of ['lang', 'hisLang']) writeLocal(key, code)
  mirror('lang', code)
}
