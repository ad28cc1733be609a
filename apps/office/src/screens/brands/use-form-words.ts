import { completeLanguageOf, type CompleteCode } from '@fairhouse/i18n'
import { accountWords, type AccountWords } from '@fairhouse/i18n/account'
import { useEffect, useState } from 'react'

/** Loads the players' form texts in one of their languages. */
export function useFormWords(code: string): AccountWords | undefined {
  const known: CompleteCode = completeLanguageOf(code)?.code ?? 'EN'
  const [words, setWords] = useState<{ code: CompleteCode; words: AccountWords }>()
  useEffect(() => {
    let isWanted = true
    const take = async () => {
      const loaded = await accountWords.load(known)
      if (isWanted) setWords({ code: known, words: loaded })
    }
    void take()
    return () => void (isWanted = false)
  }, [known])
  return words?.words
}

/** Text of a form key, or the key itself. */
export function formLabel(
  words: Readonly<Record<string, string>> | undefined,
  name: string,
): string {
  return words?.[name] ?? name
}
