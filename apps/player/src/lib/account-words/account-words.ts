import { loadAccountWords } from '@fairhouse/i18n/account'
import { createLaterWords } from '#lib/later-words'

const { loadWith, useLater } = createLaterWords(loadAccountWords)

/** A part whose words are those of accounts: both come together. */
export const loadWithWords = loadWith

/** The words of the page and those of accounts (`ta`). */
export function useAccountWords() {
  const { later: ta, ...page } = useLater()
  return { ta, ...page }
}
