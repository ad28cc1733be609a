import { createNamespace, type KeyOf, type NamespacePacks } from './namespace.ts'
import type { words as english } from './words/en/lottery.ts'

/** Texts of the lotteries. */
export type LotteryWords = typeof english
export type LotteryKey = KeyOf<LotteryWords>

const packs: NamespacePacks<LotteryWords> = {
  EN: () => import('./words/en/lottery.ts'),
  VI: () => import('./words/vi/lottery.ts'),
  CN: () => import('./words/zh-hans/lottery.ts'),
  ID: () => import('./words/id/lottery.ts'),
  TH: () => import('./words/th/lottery.ts'),
  TY: () => import('./words/fil/lottery.ts'),
}

export const lotteryWords = createNamespace(packs)
