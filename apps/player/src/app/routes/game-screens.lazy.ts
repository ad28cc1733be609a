import { lobbyWords } from '@fairhouse/i18n/lobby'
import { lotteryWords } from '@fairhouse/i18n/lottery'
import { playWords } from '@fairhouse/i18n/play'
import { loadWithWords } from '#lib/words'
import type { PackCode } from '@fairhouse/i18n'

/** Game screens; their texts load with them. */
export const loadCategory = (language: PackCode) =>
  loadWithWords([lobbyWords], async () => (await import('#screens/category')).Category, language)

/** A lottery's own page lists the games; with the code of one it is the page of that game. */
export const loadLottery = (language: PackCode) =>
  loadWithWords(
    [lobbyWords, playWords, lotteryWords],
    async () => (await import('./lottery.lazy.tsx')).Lottery,
    language,
  )

export const loadPointsMall = (language: PackCode) =>
  loadWithWords([lobbyWords], async () => (await import('#screens/category')).PointsMall, language)

export const loadGame = (language: PackCode) =>
  loadWithWords([lobbyWords, playWords], async () => (await import('#screens/game')).Game, language)

export const loadVerify = (language: PackCode) =>
  loadWithWords([playWords], async () => (await import('#screens/verify')).Verify, language)
