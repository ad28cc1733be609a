import { loadWords, type PackCode, type Words } from '@fairhouse/i18n'
import { loadLetters } from '@fairhouse/ui/letters'
import { speakToServer } from '#lib/call'
import { pageAttributes } from './choice.ts'

export interface Pack {
  readonly code: PackCode
  readonly words: Words
}

export async function loadPack(code: PackCode): Promise<Pack> {
  return { code, words: await loadWords(code) }
}

/** Tells the page and the server which language is spoken, and sees to its letters. */
export function showPack(code: PackCode): void {
  Object.assign(document.documentElement, pageAttributes(code))
  speakToServer(code)
  loadLetters(code)
}
