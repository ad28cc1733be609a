import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { loadWords, translate, type PackCode, type Values, type WordKey } from '@fairhouse/i18n'
import { readLocal } from '#lib/storage'
import { chooseLanguage, keepChoice, pageAttributes, tellServer } from './choice.ts'
import { showPack, type Pack } from './pack.ts'

interface UsedWords {
  t: (key: WordKey, values?: Values) => string
  language: PackCode
  tag: string
  /** The visitor's choice: kept for the next visit. */
  setLanguage: (code: PackCode) => void
  /** The brand's language: taken unless the visitor has chosen one. */
  offerLanguage: (code: string) => void
}

const Context = createContext<UsedWords | undefined>(undefined)

export function WordsProvider({ first, children }: { first: Pack; children: ReactNode }) {
  const [pack, setPack] = useState(first)
  const change = useChange(pack.code, setPack)

  const value = useMemo(() => {
    const { lang: tag } = pageAttributes(pack.code)
    return {
      t: (key: WordKey, values?: Values) => translate(pack.words, tag, key, values),
      tag,
      language: pack.code,
      setLanguage: (code: PackCode) => void change(code, chosen),
      offerLanguage: (brand: string) => void change(chooseLanguage(readLocal('lang'), brand)),
    }
  }, [pack, change])

  return <Context value={value}>{children}</Context>
}

function chosen(code: PackCode): void {
  keepChoice(code)
  tellServer(code)
}

function useChange(current: PackCode, setPack: (pack: Pack) => void) {
  const wanted = useRef(current)
  return useCallback(
    async (code: PackCode, then?: (code: PackCode) => void) => {
      if (code === wanted.current) return
      wanted.current = code
      const words = await loadWords(code).catch(() => undefined)
      // Of two quick choices the later one counts, whichever pack arrives first.
      if (wanted.current !== code) return
      if (!words) {
        // The pack did not come: the page stays as it is and the next click tries again.
        wanted.current = current
        return
      }
      showPack(code)
      setPack({ code, words })
      then?.(code)
    },
    [current, setPack],
  )
}

export function useWords(): UsedWords {
  const words = use(Context)
  if (!words) throw new Error('useWords outside of WordsProvider')
  return words
}
