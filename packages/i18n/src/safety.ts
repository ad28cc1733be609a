import { createNamespace, type KeyOf, type NamespacePacks } from './namespace.ts'
import type { words as english } from './words/en/safety.ts'

/** Texts of the responsible-gaming pages. */
export type SafetyWords = typeof english
export type SafetyKey = KeyOf<SafetyWords>

const packs: NamespacePacks<SafetyWords> = {
  EN: () => import('./words/en/safety.ts'),
  VI: () => import('./words/vi/safety.ts'),
  CN: () => import('./words/zh-hans/safety.ts'),
  ID: () => import('./words/id/safety.ts'),
  TH: () => import('./words/th/safety.ts'),
  TY: () => import('./words/fil/safety.ts'),
}

export const safetyWords = createNamespace(packs)
