import { format, type Values } from './format.ts'
import type { CompleteCode } from './languages.ts'
import type { PackCode } from './packs.ts'
import { isPseudo, pseudoWords } from './pseudo.ts'

/** Areas of words that come with the part that says them. */
export type LaterWords = Record<string, Record<string, string>>

/** LIST of packs of such areas; a complete language without one does not compile. */
export type LaterPacks<Words> = Record<CompleteCode, () => Promise<{ words: Words }>>

export type KeyOf<Words> = {
  [Area in keyof Words & string]: `${Area}.${keyof Words[Area] & string}`
}[keyof Words & string]

export async function loadLater<Words extends LaterWords>(
  packs: LaterPacks<Words>,
  code: PackCode,
): Promise<Words> {
  if (isPseudo(code)) return pseudoWords((await packs.EN()).words)
  return (await packs[code]()).words
}

export function translateLater<Words extends LaterWords>(
  words: Words,
  tag: string,
  key: KeyOf<Words>,
  values?: Values,
): string {
  const [area, name] = key.split('.', 2)
  const entries: LaterWords = words
  return format(entries[area ?? '']?.[name ?? ''] ?? key, tag, values)
}
