import { createNamespace, type KeyOf, type NamespacePacks } from './namespace.ts'
import type { words as english } from './words/en/account.ts'

/** Texts of accounts and their forms; no first page needs them. */
export type AccountWords = typeof english
export type AccountKey = KeyOf<AccountWords>

const packs: NamespacePacks<AccountWords> = {
  EN: () => import('./words/en/account.ts'),
  VI: () => import('./words/vi/account.ts'),
  CN: () => import('./words/zh-hans/account.ts'),
  ID: () => import('./words/id/account.ts'),
  TH: () => import('./words/th/account.ts'),
  TY: () => import('./words/fil/account.ts'),
}

export const accountWords = createNamespace(packs)
