import { speakToServer } from '@fairhouse/browser/call'
import { readLocal, writeLocal } from '@fairhouse/browser/storage'
import type { Values } from '@fairhouse/i18n'
import {
  loadOfficeWords,
  officeLanguageOf,
  translateOffice,
  type OfficeCode,
  type OfficeKey,
  type OfficeWords,
} from '@fairhouse/i18n/office'
import { createContext, use, useMemo, useState, type ReactNode } from 'react'

const storedAs = 'officeLang'

export interface Pack {
  readonly code: OfficeCode
  readonly words: OfficeWords
}

export type Say = (key: OfficeKey, values?: Values) => string

interface UsedWords {
  t: Say
  tag: string
  language: OfficeCode
  setLanguage: (code: OfficeCode) => void
}

/** Tells the page and the server which language is spoken. */
async function load(code: OfficeCode): Promise<Pack> {
  const words = await loadOfficeWords(code)
  document.documentElement.lang = officeLanguageOf(code).tag
  speakToServer(code)
  return { code, words }
}

/** The words in the language that was chosen before, else in English. */
export function loadFirst(): Promise<Pack> {
  return load(officeLanguageOf(readLocal(storedAs) ?? '').code)
}

const Context = createContext<UsedWords | undefined>(undefined)

export function WordsProvider({ first, children }: { first: Pack; children: ReactNode }) {
  const [pack, setPack] = useState(first)
  const value = useMemo(() => {
    const { tag } = officeLanguageOf(pack.code)
    return {
      t: (key: OfficeKey, values?: Values) => translateOffice(pack.words, tag, key, values),
      tag,
      language: pack.code,
      setLanguage: (code: OfficeCode) => {
        writeLocal(storedAs, code)
        // Without its words the page stays as it is, and the next choice tries again.
        load(code).then(setPack, () => undefined)
      },
    }
  }, [pack])
  return <Context value={value}>{children}</Context>
}

export function useWords(): UsedWords {
  const words = use(Context)
  if (!words) throw new Error('useWords outside of WordsProvider')
  return words
}
