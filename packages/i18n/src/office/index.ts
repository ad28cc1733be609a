import type { Values } from '../format.ts'
import { translateLater, type KeyOf } from '../later.ts'
import type { words as english } from './en/index.ts'
import type { words as laterEnglish } from './en/later.ts'

/** Words of the back office, which no player reads. */
export type OfficeWords = typeof english
export type OfficeKey = KeyOf<OfficeWords>

/** Words of pages that few colleagues open, which come with those. */
export type OfficeLaterWords = typeof laterEnglish
export type OfficeLaterKey = KeyOf<OfficeLaterWords>

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

const laterPacks: Record<OfficeCode, () => Promise<{ words: OfficeLaterWords }>> = {
  EN: () => import('./en/later.ts'),
  VI: () => import('./vi/later.ts'),
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

export async function loadOfficeLater(code: OfficeCode): Promise<OfficeLaterWords> {
  return (await laterPacks[code]()).words
}

export function translateOfficeLater(
  words: OfficeLaterWords,
  tag: string,
  key: OfficeLaterKey,
  values?: Values,
): string {
  return translateLater(words, tag, key, values)
}
