import { loadCentreWords } from '@fairhouse/i18n/centre'
import { createLaterWords } from '#lib/later-words'

const { loadWith, useLater } = createLaterWords(loadCentreWords)

/** A part whose words are those of the centre: both come together. */
export const loadWithCentreWords = loadWith

/** The words of the page and those of the centre (`tc`). */
export function useCentreWords() {
  const { later: tc, ...page } = useLater()
  return { tc, ...page }
}
