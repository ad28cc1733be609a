import type { Values } from '../format.ts'
import { translateLater, type KeyOf } from '../later.ts'
import type { words as english } from './en/index.ts'

/** Words of the back office, which no player reads. */
export type OfficeWords = typeof english
export type OfficeKey = KeyOf<OfficeWords>

/** LIST of the languages that colleagues speak; the first one where nobody has chosen. */
export const officeLanguages = [
  { code: 'EN', tag: 'en', name: 'English' },
  { code: 'VI', tag: 'vi', name: 'Tiếng Việt' },
] as const

export type OfficeCode = (typeof officeLanguages)[number]['code']

const packs: Record<OfficeCode, () => Promise<{ words: OfficeWords }>> = {
  EN: () => import('./en/index.ts'),
  VI: () => import('./vi/index.ts'),
}

export function officeLanguageOf(code: string) {
  return officeLanguages.find((language) => language.code === code) ?? officeLanguages[0]
}

export async function loadOfficeWords(code: OfficeCode): Promise<OfficeWords> {
  return (await packs[code]()).words
}

export function translateOffice(
  words: OfficeWords,
  tag: string,
  key: OfficeKey,
  values?: Values,
): string {
  return translateLater(words, tag, key, values)
}
