import type { CompleteCode } from './languages.ts'
import { isPseudo, pseudoWords, type PseudoCode } from './pseudo.ts'
import type { Words } from './words.ts'

/** LIST of packs for the browser; a complete language without one does not compile. */
const packs: Record<CompleteCode, () => Promise<{ words: Words }>> = {
  EN: () => import('./words/en/index.ts'),
  VI: () => import('./words/vi/index.ts'),
  CN: () => import('./words/zh-hans/index.ts'),
  ID: () => import('./words/id/index.ts'),
  TH: () => import('./words/th/index.ts'),
  TY: () => import('./words/fil/index.ts'),
}

export type PackCode = CompleteCode | PseudoCode

export async function loadWords(code: PackCode): Promise<Words> {
  if (isPseudo(code)) return pseudoWords((await packs.EN()).words)
  return (await packs[code]()).words
}
