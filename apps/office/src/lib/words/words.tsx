import { setServerLanguage } from '@fairhouse/browser/call'
import { readLocal, writeLocal } from '@fairhouse/browser/storage'
import { translate, type Values } from '@fairhouse/i18n'
import type { Areas, KeyOf } from '@fairhouse/i18n/namespace'
import {
  loadOfficeWords,
  officeLanguageOf,
  type OfficeCode,
  type OfficeKey,
  type OfficeNamespace,
  type OfficeWords,
} from '@fairhouse/i18n/office'
import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { loadNamespace } from './namespaces.ts'

const storageKey = 'officeLang'

export interface Pack {
  readonly code: OfficeCode
  readonly words: OfficeWords
}

type KeysIn<Used> = Used extends OfficeNamespace<infer Words> ? KeyOf<Words> : never

/** A function that translates keys of every page and of the namespace. */
export type Translate<Used extends OfficeNamespace = never> = (
  key: OfficeKey | KeysIn<Used>,
  values?: Values,
) => string

interface PageWords {
  t: Translate
  words: OfficeWords
  tag: string
  language: OfficeCode
  setLanguage: (code: OfficeCode) => void
}

/** Loads a language and sets it on the page and on calls. */
async function load(code: OfficeCode): Promise<Pack> {
  const words = await loadOfficeWords(code)
  document.documentElement.lang = officeLanguageOf(code).tag
  setServerLanguage(code)
  return { code, words }
}

/** Loads the language chosen earlier, or English. */
export function loadInitialPack(): Promise<Pack> {
  return load(officeLanguageOf(readLocal(storageKey) ?? '').code)
}

const Context = createContext<PageWords | undefined>(undefined)

export function WordsProvider({ first, children }: { first: Pack; children: ReactNode }) {
  const [pack, setPack] = useState(first)
  const value = useMemo(() => {
    const { tag } = officeLanguageOf(pack.code)
    return {
      t: (key: OfficeKey, values?: Values) => translate(pack.words, tag, key, values),
      words: pack.words,
      tag,
      language: pack.code,
      setLanguage: (code: OfficeCode) => {
        writeLocal(storageKey, code)
        // If loading fails, the page keeps its language and the next choice retries.
        load(code).then(setPack, () => undefined)
      },
    }
  }, [pack])
  return <Context value={value}>{children}</Context>
}

type WordsWith<Used extends OfficeNamespace> = Omit<PageWords, 't'> & { t: Translate<Used> }

/** Texts of every page and, if given, of a namespace, for which the page waits. */
export function useWords(): PageWords
export function useWords<Used extends OfficeNamespace>(namespace: Used): WordsWith<Used>
export function useWords(namespace?: OfficeNamespace): WordsWith<OfficeNamespace> {
  const page = use(Context)
  if (!page) throw new Error('useWords outside of WordsProvider')
  if (!namespace) return page
  const { language, tag, words } = page
  const areas: Areas = { ...words, ...use(loadNamespace(namespace, language)) }
  const t: Translate<OfficeNamespace> = (key, values) => translate(areas, tag, key, values)
  return { ...page, t }
}
