import type { GameItem } from '@fairhouse/protocol'
import type { LotteryRow } from '../data/index.ts'

/** A lottery of ours that the brand offers. */
export interface Offered {
  readonly game: GameItem
  readonly row: LotteryRow
}

/** LIST of the groups in the order of the lobby. */
export const groups = [
  'vn-north',
  'vn-south',
  'ssc',
  '11x5',
  'k3',
  'pk10',
  'lucky-28',
  'keno',
  'mark-six',
] as const

export type Group = (typeof groups)[number]

export const isVietnamese = (group: string): boolean => group.startsWith('vn-')

/** Lotteries that the brand offers, in the order of the studio. */
export function offeredOf(
  menu: readonly GameItem[],
  rows: readonly LotteryRow[],
): readonly Offered[] {
  const games = new Map(menu.map((game) => [game.gameCode, game]))
  return rows.flatMap((row) => {
    const game = games.get(row.code)
    return game ? [{ game, row }] : []
  })
}

/** The groups that have lotteries. */
export const groupsOf = (offered: readonly Offered[]): readonly Group[] =>
  groups.filter((group) => offered.some(({ row }) => row.group === group))
