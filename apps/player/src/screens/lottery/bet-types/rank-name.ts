import type { BetTypeKey, Translated } from './text.ts'

/** LIST of the ranks of Vietnamese prizes. */
const rankKeys: ReadonlyMap<string, BetTypeKey> = new Map([
  ['special', 'rank_special'],
  ['first', 'rank_first'],
  ['second', 'rank_second'],
  ['third', 'rank_third'],
  ['fourth', 'rank_fourth'],
  ['fifth', 'rank_fifth'],
  ['sixth', 'rank_sixth'],
  ['seventh', 'rank_seventh'],
  ['eighth', 'rank_eighth'],
])

/** The rank of a Vietnamese prize within a sentence: "special prize", "3rd prize". */
export function rankName(rank: string, t: Translated): string {
  const key = rankKeys.get(rank)
  return key ? t(`bettypes.${key}`) : rank
}
