import { createNamespace, type KeyOf, type NamespacePacks } from './namespace.ts'
import type { words as english } from './words/en/play.ts'

/** Texts of the page around a game and of the page that verifies rounds. */
export type PlayWords = typeof english
export type PlayKey = KeyOf<PlayWords>

const packs: NamespacePacks<PlayWords> = {
  EN: () => import('./words/en/play.ts'),
  VI: () => import('./words/vi/play.ts'),
  CN: () => import('./words/zh-hans/play.ts'),
  ID: () => import('./words/id/play.ts'),
  TH: () => import('./words/th/play.ts'),
  TY: () => import('./words/fil/play.ts'),
}

export const playWords = createNamespace(packs)
