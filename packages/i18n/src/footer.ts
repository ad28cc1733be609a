import { createNamespace, type NamespacePacks } from './namespace.ts'
import type { words as english } from './words/en/footer.ts'

/** Words of the footer, which is below every first view. */
export type FooterWords = typeof english

const packs: NamespacePacks<FooterWords> = {
  EN: () => import('./words/en/footer.ts'),
  VI: () => import('./words/vi/footer.ts'),
  CN: () => import('./words/zh-hans/footer.ts'),
  ID: () => import('./words/id/footer.ts'),
  TH: () => import('./words/th/footer.ts'),
  TY: () => import('./words/fil/footer.ts'),
}

export const footerWords = createNamespace(packs)
