import type { CompleteCode } from '@fairhouse/i18n'
import { words as en, type DemoWords } from './en/index.ts'
import { words as fil } from './fil/index.ts'
import { words as id } from './id/index.ts'
import { words as th } from './th/index.ts'
import { words as vi } from './vi/index.ts'
import { words as zhHans } from './zh-hans/index.ts'

export type { DemoWords }

/** LIST of the demo's texts in every language that players can choose. */
const packs: Record<CompleteCode, DemoWords> = {
  EN: en,
  VI: vi,
  CN: zhHans,
  ID: id,
  TH: th,
  TY: fil,
}

/** Builds a value in each language. */
export function inEach<T>(pick: (words: DemoWords) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(packs).map(([code, words]) => [code, pick(words)]))
}
