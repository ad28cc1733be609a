import { format, type Values } from './format.ts'
import { completeCode, completeLanguageOf, type CompleteCode } from './languages.ts'
import { titleIn } from './titles.ts'
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

/** Names of the notices sent by SMS or email; each has a text and, for emails, a subject. */
export type NoticeWord = Exclude<
  { [Word in LetterWord]: Word extends `${infer Name}_subject` ? Name : never }[LetterWord],
  `code_${string}`
>

/**
 * Returns the text of a refusal in the language of a request, or in English if that language is
 * incomplete.
 */
export function refusalWords(language: string, code: RefusalWord): string {
  return packs[completeCode(language)].refusals[code]
}

export function fieldWords(language: string, key: FieldWord): string {
  return packs[completeCode(language)].fields[key]
}

/** Returns the text of a broken form rule. */
export function ruleWords(language: string, key: RuleWord, values?: Values): string {
  const code = completeCode(language)
  return format(packs[code].rules[key], tagOf(code), values)
}

/** Returns a text of an email or SMS. */
export function letterWords(language: string, key: LetterWord, values?: Values): string {
  const code = completeCode(language)
  return format(packs[code].letters[key], tagOf(code), values)
}

/** Returns a text of a member's inbox messages. */
export function noticeWords(language: string, key: NoticeText, values?: Values): string {
  const code = completeCode(language)
  return format(packs[code].notices[key], tagOf(code), values)
}

/** Returns the texts of the page where the demonstration shows its emails and SMS. */
export function outboxWords(language: string) {
  const code = completeCode(language)
  const { outbox, outbox_about, outbox_empty, outbox_again } = packs[code].letters
  const words = { title: outbox, about: outbox_about, empty: outbox_empty, again: outbox_again }
  return { ...words, tag: tagOf(code) }
}

/** Returns the texts on a staff preview of a page. */
export function previewWords(language: string, at: string) {
  const { letters } = packs[completeCode(language)]
  const title = letterWords(language, 'preview', { at })
  return { title, about: letters.preview_about, leave: letters.preview_leave }
}

function tagOf(code: CompleteCode): string {
  return completeLanguageOf(code)?.tag ?? 'en'
}

/** Returns the one-sentence description of a site for its app manifest. */
export function siteDescription(language: string): string {
  return packs[completeCode(language)].site.description
}

/** Returns the names of an in-house game by language code, where a language has one. */
export function gameNames(code: string): Record<string, string> {
  const named = Object.entries(packs).flatMap(([language, { titles }]) => {
    const name = titleIn(titles, code)
    return name === undefined ? [] : [[language, name] as const]
  })
  return Object.fromEntries(named)
}
