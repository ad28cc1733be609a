import type { words as english } from './words/en/index.ts'
import type { words as serverEnglish } from './words/en/server.ts'
import { format, type Values } from './format.ts'

/** Words by area and key; English says which exist. */
export type Words = typeof english
export type ServerWords = typeof serverEnglish

export type WordKey = {
  [Area in keyof Words]: `${Area}.${keyof Words[Area] & string}`
}[keyof Words]

export function translate(words: Words, tag: string, key: WordKey, values?: Values): string {
  const [area, name] = key.split('.', 2)
  const entries: Record<string, Record<string, string>> = words
  return format(entries[area ?? '']?.[name ?? ''] ?? key, tag, values)
}
