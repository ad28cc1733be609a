import type { PackCode } from '@fairhouse/i18n'
import { loadWithLobbyWords } from '#lib/lobby-words'
import { loadWithPlayWords } from '#lib/play-words'

/** Pages of games, whose words come with them. */
export const loadCategory = (language: PackCode) =>
  loadWithLobbyWords(async () => (await import('#screens/category')).Category, language)

export const loadPointsMall = (language: PackCode) =>
  loadWithLobbyWords(async () => (await import('#screens/category')).PointsMall, language)

export const loadGame = (language: PackCode) =>
  loadWithPlayWords(
    () => loadWithLobbyWords(async () => (await import('#screens/game')).Game, language),
    language,
  )

export const loadVerify = (language: PackCode) =>
  loadWithPlayWords(async () => (await import('#screens/verify')).Verify, language)
