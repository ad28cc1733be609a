import type { Choice, Game } from './rules.ts'

/** Applies the brand's choices, else those for all brands. */
export function applyChoices(games: readonly Game[], choices: readonly Choice[], brandId: string) {
  const byNode = new Map<number, Choice>()
  const here = choices.filter((choice) => choice.brandId === brandId)
  for (const choice of [...choices.filter((one) => one.brandId === null), ...here]) {
    const { nodeId, isHot, rank } = choice
    const before = byNode.get(nodeId)
    const update = { isHot: isHot ?? before?.isHot ?? null, rank: rank ?? before?.rank ?? null }
    byNode.set(nodeId, { ...choice, ...update })
  }
  if (byNode.size === 0) return games
  const ordered = games.map((game) => {
    const choice = byNode.get(game.nodeId)
    if (!choice) return game
    return { ...game, isHot: choice.isHot ?? game.isHot, rank: choice.rank ?? game.rank }
  })
  return ordered.toSorted((one, other) => one.rank - other.rank || one.nodeId - other.nodeId)
}
