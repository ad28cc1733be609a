import { format, type Values } from './format.ts'
import type { CompleteCode } from './languages.ts'
import { isPseudo, pseudoWords, type PseudoCode } from './pseudo.ts'

export type PackCode = CompleteCode | PseudoCode

/** Texts by area and key. */
export type Areas = Record<string, Record<string, string>>

/** LIST of a namespace's packs; a complete language without one does not compile. */
export type NamespacePacks<Words> = Record<CompleteCode, () => Promise<{ words: Words }>>

export type KeyOf<Words> = {
  [Area in keyof Words & string]: `${Area}.${keyof Words[Area] & string}`
}[keyof Words & string]

/** Areas that load together with the part of the page that shows them. */
export interface Namespace<Words extends Areas = Areas> {
  load(code: PackCode): Promise<Words>
}

export function createNamespace<Words extends Areas>(
  packs: NamespacePacks<Words>,
): Namespace<Words> {
  return {
    load: async (code) =>
      isPseudo(code) ? pseudoWords((await packs.EN()).words) : (await packs[code]()).words,
  }
}

export function translate<Words extends Areas>(
  words: Words,
  tag: string,
  key: KeyOf<Words>,
  values?: Values,
): string {
  const [area, name] = key.split('.', 2)
  const entries: Areas = words
  return format(entries[area ?? '']?.[name ?? ''] ?? key, tag, values)
}
