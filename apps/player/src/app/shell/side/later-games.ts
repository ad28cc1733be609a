import type { PackCode } from '@fairhouse/i18n'
import { loadWithLobbyWords } from '#lib/lobby-words'

export const loadSideGames = (language: PackCode) =>
  loadWithLobbyWords(async () => (await import('./later-games-list.tsx')).SideGames, language)
