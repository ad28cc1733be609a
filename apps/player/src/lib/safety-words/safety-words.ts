import { loadSafetyWords } from '@fairhouse/i18n/safety'
import { createLaterWords } from '#lib/later-words'

const { loadWith, useLater } = createLaterWords(loadSafetyWords)

/** A part whose words are those that look after players: both come together. */
export const loadWithSafetyWords = loadWith

/** The words of the page and those that look after players (`ts`). */
export function useSafetyWords() {
  const { later: ts, ...page } = useLater()
  return { ts, ...page }
}
