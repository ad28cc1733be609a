import { completeCode, type CompleteCode } from './languages.ts'
import type { ServerWords } from './words.ts'
import { words as en } from './words/en/server.ts'
import { words as fil } from './words/fil/server.ts'
import { words as id } from './words/id/server.ts'
import { words as th } from './words/th/server.ts'
import { words as vi } from './words/vi/server.ts'
import { words as zhHans } from './words/zh-hans/server.ts'

export { languageOf } from './languages.ts'

/** LIST of packs for the server; a complete language without one does not compile. */
const packs: Record<CompleteCode, ServerWords> = {
  EN: en,
  VI: vi,
  CN: zhHans,
  ID: id,
  TH: th,
  TY: fil,
}

export type RefusalWord = keyof ServerWords['refusals']
export type FieldWord = keyof ServerWords['fields']

/** What a refusal says in the language of a request; English where the language is not complete. */
export function refusalWords(language: string, code: RefusalWord): string {
  return packs[completeCode(language)].refusals[code]
}

export function fieldWords(language: string, key: FieldWord): string {
  return packs[completeCode(language)].fields[key]
}

/** What a brand is, in a sentence, for whoever lists it without opening it. */
export function siteDescription(language: string): string {
  return packs[completeCode(language)].site.description
}
