import { loadPlayWords } from '@fairhouse/i18n/play'
import { createLaterWords } from '#lib/later-words'

const { loadWith, useLater } = createLaterWords(loadPlayWords)

/** A part whose words are those of playing: both come together. */
export const loadWithPlayWords = loadWith

/** The words of the page and those of playing (`tp`). */
export function usePlayWords() {
  const { later: tp, ...page } = useLater()
  return { tp, ...page }
}
