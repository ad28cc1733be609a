import type { Areas, KeyOf } from '../namespace.ts'
import type { words as adminEnglish } from './en/admin.ts'
import type { words as english } from './en/index.ts'

/** Texts of the back office. */
export type OfficeWords = typeof english
export type OfficeKey = KeyOf<OfficeWords>

type AdminWords = typeof adminEnglish
export type OfficeAdminKey = KeyOf<AdminWords>

/** LIST of the languages of the office; the first one is the default. */
export const officeLanguages = [
  { code: 'EN', tag: 'en', name: 'English' },
  { code: 'VI', tag: 'vi', name: 'Tiếng Việt' },
] as const

export type OfficeCode = (typeof officeLanguages)[number]['code']

/** Areas that load with the pages that show them. */
export interface OfficeNamespace<Words extends Areas = Areas> {
  load(code: OfficeCode): Promise<Words>
}

const packs: Record<OfficeCode, () => Promise<{ words: OfficeWords }>> = {
  EN: () => import('./en/index.ts'),
  VI: () => import('./vi/index.ts'),
}

const adminPacks: Record<OfficeCode, () => Promise<{ words: AdminWords }>> = {
  EN: () => import('./en/admin.ts'),
  VI: () => import('./vi/admin.ts'),
}

/** Texts of pages that few staff open, such as brands, payments and content. */
export const adminWords: OfficeNamespace<AdminWords> = {
  load: async (code) => (await adminPacks[code]()).words,
}

export function officeLanguageOf(code: string) {
  return officeLanguages.find((language) => language.code === code) ?? officeLanguages[0]
}

export async function loadOfficeWords(code: OfficeCode): Promise<OfficeWords> {
  return (await packs[code]()).words
}
