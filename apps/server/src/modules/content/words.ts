import * as z from 'zod/mini'
import { fold, textOf } from './search.ts'
import { maxHtmlLength, sanitise } from './sanitise.ts'

/** Words of a row by language. */
export type Words<T> = ReadonlyMap<string, T>

const html = z.pipe(z.string().check(z.maxLength(maxHtmlLength)), z.transform(sanitise))
const stored = z.record(z.string(), z.unknown())

export const titleWords = z.object({ title: z.string() })
export const bannerWords = z.object({ title: z.string(), text: z.string() })
export const htmlWords = z.object({ title: z.string(), content: html })
export const promotionWords = z.object({ title: z.string(), summary: z.string(), content: html })
/** Adds the folded text for search. */
export const articleWords = z.pipe(
  htmlWords,
  z.transform((words) => ({ ...words, folded: fold(`${words.title} ${textOf(words.content)}`) })),
)

/** Parses a words column and sanitises HTML; incomplete languages are left out. */
export function wordsOf<S extends z.ZodMiniType>(schema: S, column: unknown): Words<z.output<S>> {
  const languages = stored.safeParse(column)
  const words = new Map<string, z.output<S>>()
  for (const [language, value] of Object.entries(languages.success ? languages.data : {})) {
    const read = z.safeParse(schema, value)
    if (read.success) words.set(language, read.data)
  }
  return words
}

/** Words in the first available language; undefined if there is none. */
export function firstAvailable<T>(words: Words<T>, languages: readonly string[]): T | undefined {
  const language = languages.find((code) => words.has(code))
  return language === undefined ? undefined : words.get(language)
}
