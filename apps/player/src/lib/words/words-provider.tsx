import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import {
  loadWords,
  translate,
  type PackCode,
  type Values,
  type WordKey,
  type Words,
} from '@fairhouse/i18n'
import type { Areas, KeyOf, Namespace } from '@fairhouse/i18n/namespace'
import { readLocal } from '#lib/storage'
import { chooseLanguage, storeLanguage, pageAttributes, sendLanguage } from './language-choice.ts'
import { areasOf, loadNamespaces } from './namespaces.ts'
import { applyLanguage, type Pack } from './pack.ts'

type KeysIn<N> = N extends Namespace<infer Used> ? KeyOf<Used> : never

/** A function that translates keys of every page and of the namespace. */
export type Translate<Used extends Namespace = never> = (
  key: WordKey | KeysIn<Used>,
  values?: Values,
) => string

interface PageWords {
  t: Translate
  words: Words
  language: PackCode
  tag: string
  /** Sets and stores the visitor's choice. */
  setLanguage: (code: PackCode) => void
  /** Sets the brand's language unless the visitor has chosen one. */
  offerLanguage: (code: string) => void
}

const Context = createContext<PageWords | undefined>(undefined)

export function WordsProvider({ first, children }: { first: Pack; children: ReactNode }) {
  const [pack, setPack] = useState(first)
  const change = useChange(pack.code, setPack)

  const value = useMemo(() => {
    const { lang: tag } = pageAttributes(pack.code)
    return {
      t: (key: WordKey, values?: Values) => translate(pack.words, tag, key, values),
      words: pack.words,
      tag,
      language: pack.code,
      setLanguage: (code: PackCode) => void change(code, storeChoice),
      offerLanguage: (brand: string) => void change(chooseLanguage(readLocal('lang'), brand)),
    }
  }, [pack, change])

  return <Context value={value}>{children}</Context>
}

function storeChoice(code: PackCode): void {
  storeLanguage(code)
  sendLanguage(code)
}

function useChange(current: PackCode, setPack: (pack: Pack) => void) {
  const wanted = useRef(current)
  return useCallback(
    async (code: PackCode, then?: (code: PackCode) => void) => {
      if (code === wanted.current) return
      wanted.current = code
      const all = Promise.all([loadWords(code), loadNamespaces(code)])
      const [words] = await all.catch(() => [])
      // Of two quick choices the later one wins, whichever pack arrives first.
      if (wanted.current !== code) return
      if (!words) {
        // The pack failed to load: the page stays as it is and the next click retries.
        wanted.current = current
        return
      }
      applyLanguage(code)
      setPack({ code, words })
      then?.(code)
    },
    [current, setPack],
  )
}

type WordsWith<Used extends Namespace> = Omit<PageWords, 't'> & { t: Translate<Used> }

/** The texts of every page, and of namespaces loaded with this part. */
export function useWords(): PageWords
export function useWords<Used extends Namespace[]>(...namespaces: Used): WordsWith<Used[number]>
export function useWords(...namespaces: Namespace[]): WordsWith<Namespace> {
  const page = use(Context)
  if (!page) throw new Error('useWords outside of WordsProvider')
  if (namespaces.length === 0) return page
  const { language, tag, words } = page
  const parts: Areas[] = [words, ...namespaces.map((one) => areasOf(one, language))]
  const areas: Areas = Object.fromEntries(parts.flatMap((part) => Object.entries(part)))
  const t: Translate<Namespace> = (key, values) => translate(areas, tag, key, values)
  return { ...page, t }
}
