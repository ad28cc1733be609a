import { completeLanguageOf, type CompleteCode } from '@fairhouse/i18n'
import { loadAccountWords, type AccountWords } from '@fairhouse/i18n/account'
import { useEffect, useState } from 'react'

/** The words that players read in forms, in a language of theirs. */
export function useFormWords(code: string): AccountWords | undefined {
  const known: CompleteCode = completeLanguageOf(code)?.code ?? 'EN'
  const [words, setWords] = useState<{ code: CompleteCode; words: AccountWords }>()
  useEffect(() => {
    let isWanted = true
    const take = async () => {
      const loaded = await loadAccountWords(known)
      if (isWanted) setWords({ code: known, words: loaded })
    }
    void take()
    return () => void (isWanted = false)
  }, [known])
  return words?.words
}

/** A word of theirs by its name, or the name itself. */
export function wordOf(words: Readonly<Record<string, string>> | undefined, name: string): string {
  return words?.[name] ?? name
}
