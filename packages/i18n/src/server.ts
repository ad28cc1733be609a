import { format, type Values } from './format.ts'
import { completeCode, completeLanguageOf, type CompleteCode } from './languages.ts'
import type { ServerWords } from './words.ts'
import { words as en } from './words/en/server.ts'
import { words as fil } from './words/fil/server.ts'
import { words as id } from './words/id/server.ts'
import { words as th } from './words/th/server.ts'
import { words as vi } from './words/vi/server.ts'
import { words as zhHans } from './words/zh-hans/server.ts'

export { languageOf } from './languages.ts'
export type { Values } from './format.ts'

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
export type RuleWord = keyof ServerWords['rules']
export type FieldWord = keyof ServerWords['fields']
export type LetterWord = keyof ServerWords['letters']
export type NoticeText = keyof ServerWords['notices']

/** What somebody is told by SMS or email: each has a text and, for emails, a subject. */
export type NoticeWord = Exclude<
  { [Word in LetterWord]: Word extends `${infer Name}_subject` ? Name : never }[LetterWord],
  `code_${string}`
>

/** What a refusal says in the language of a request; English where the language is not complete. */
export function refusalWords(language: string, code: RefusalWord): string {
  return packs[completeCode(language)].refusals[code]
}

export function fieldWords(language: string, key: FieldWord): string {
  return packs[completeCode(language)].fields[key]
}

/** What is wrong with a field, as the rules of its form have it. */
export function ruleWords(language: string, key: RuleWord, values?: Values): string {
  const code = completeCode(language)
  return format(packs[code].rules[key], tagOf(code), values)
}

/** What is written in a letter to somebody. */
export function letterWords(language: string, key: LetterWord, values?: Values): string {
  const code = completeCode(language)
  return format(packs[code].letters[key], tagOf(code), values)
}

/** What a member is told in the messages of the site. */
export function noticeWords(language: string, key: NoticeText, values?: Values): string {
  const code = completeCode(language)
  return format(packs[code].notices[key], tagOf(code), values)
}

/** The page on which the demonstration shows its letters. */
export function outboxWords(language: string) {
  const code = completeCode(language)
  const { outbox, outbox_about, outbox_empty, outbox_again } = packs[code].letters
  const words = { title: outbox, about: outbox_about, empty: outbox_empty, again: outbox_again }
  return { ...words, tag: tagOf(code) }
}

/** What stands on a page that a colleague looks at before players do. */
export function previewWords(language: string, at: string) {
  const { letters } = packs[completeCode(language)]
  const title = letterWords(language, 'preview', { at })
  return { title, about: letters.preview_about, leave: letters.preview_leave }
}

function tagOf(code: CompleteCode): string {
  return completeLanguageOf(code)?.tag ?? 'en'
}

/** What a brand is, in a sentence, for whoever lists it without opening it. */
export function siteDescription(language: string): string {
  return packs[completeCode(language)].site.description
}
