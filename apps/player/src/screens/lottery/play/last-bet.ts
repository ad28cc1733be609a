import { readLocal, writeLocal } from '#lib/storage'
import { isSlipLine, type SlipLine } from '../slip/index.ts'

const keyOf = (game: string) => `lotteryLast:${game}`

/** The lines of the last accepted bet on a game in this browser. */
export function readLastBet(game: string): readonly SlipLine[] {
  try {
    const value: unknown = JSON.parse(readLocal(keyOf(game)) ?? '[]')
    return Array.isArray(value) && value.every(isSlipLine) ? value : []
  } catch {
    return []
  }
}

export const writeLastBet = (game: string, lines: readonly SlipLine[]): void =>
  writeLocal(keyOf(game), JSON.stringify(lines))
