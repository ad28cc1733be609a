import { loadLobbyWords } from '@fairhouse/i18n/lobby'
import { createLaterWords } from '#lib/later-words'

const { loadWith, useLater } = createLaterWords(loadLobbyWords)

/** A part whose words are those of games: both come together. */
export const loadWithLobbyWords = loadWith

/** The words of the page and those of games (`tg`). */
export function useLobbyWords() {
  const { later: tg, ...page } = useLater()
  return { tg, ...page }
}
