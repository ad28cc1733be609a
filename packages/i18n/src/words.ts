import type { words as english } from './words/en/index.ts'
import type { words as serverEnglish } from './words/en/server.ts'
import type { KeyOf } from './namespace.ts'

/** Texts by area and key; the English pack defines the keys. */
export type Words = typeof english
export type ServerWords = typeof serverEnglish

export type WordKey = KeyOf<Words>
