import type { PackCode } from '@fairhouse/i18n'
import { loadWithLobbyWords } from '#lib/lobby-words'
import { loadWithPlayWords } from '#lib/play-words'

export const loadGameList = (language: PackCode) =>
  loadWithPlayWords(
    () =>
      loadWithLobbyWords(
        async () => (await import('./later-game-list.tsx')).GameListDialog,
        language,
      ),
    language,
  )
