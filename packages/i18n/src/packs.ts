import { createNamespace, type NamespacePacks } from './namespace.ts'
import type { Words } from './words.ts'

/** LIST of packs for the browser; a complete language without one does not compile. */
const packs: NamespacePacks<Words> = {
  EN: () => import('./words/en/index.ts'),
  VI: () => import('./words/vi/index.ts'),
  CN: () => import('./words/zh-hans/index.ts'),
  ID: () => import('./words/id/index.ts'),
  TH: () => import('./words/th/index.ts'),
  TY: () => import('./words/fil/index.ts'),
}

export const { load: loadWords } = createNamespace(packs)
