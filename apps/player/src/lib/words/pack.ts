import { loadWords, type PackCode, type Words } from '@fairhouse/i18n'
import { loadLetters } from '@fairhouse/ui/letters'
import { setServerLanguage } from '#lib/call'
import { pageAttributes } from './language-choice.ts'

export interface Pack {
  readonly code: PackCode
  readonly words: Words
}

export async function loadPack(code: PackCode): Promise<Pack> {
  return { code, words: await loadWords(code) }
}

/** Sets the language of the page and of server answers, and loads its font. */
export function applyLanguage(code: PackCode): void {
  Object.assign(document.documentElement, pageAttributes(code))
  setServerLanguage(code)
  loadLetters(code)
}
