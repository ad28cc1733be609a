import { createNamespace, type KeyOf, type NamespacePacks } from './namespace.ts'
import type { words as english } from './words/en/centre.ts'

/** Texts of the personal centre and of the wallet in the header. */
export type CentreWords = typeof english
export type CentreKey = KeyOf<CentreWords>

const packs: NamespacePacks<CentreWords> = {
  EN: () => import('./words/en/centre.ts'),
  VI: () => import('./words/vi/centre.ts'),
  CN: () => import('./words/zh-hans/centre.ts'),
  ID: () => import('./words/id/centre.ts'),
  TH: () => import('./words/th/centre.ts'),
  TY: () => import('./words/fil/centre.ts'),
}

export const centreWords = createNamespace(packs)
