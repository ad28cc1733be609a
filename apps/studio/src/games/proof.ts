import { decimal, gameWith, modesOf, provenFigures, rational, times } from '@fairhouse/engines'
import type { Game, SlotModel } from '@fairhouse/engines'
import { returnNames } from '@fairhouse/protocol/vendor'

/** Bounds over all certified returns of a game and all ways to begin its rounds. */
export interface GameProof {
  /** Returns in per cent, without pots. */
  least: string
  most: string
  /** The largest standard deviation of a round, in stakes. */
  deviation: string
}

interface Figures {
  least: number
  most: number
  deviation: number
}

/** Figures by model, because thousands of games share one. */
const cache = new WeakMap<SlotModel, Figures>()

export function gameProof(game: Game): GameProof {
  const all = [game, ...returnNames.flatMap((name) => gameWith(game.code, name) ?? [])]
  const figures = all.map(({ config }) => figuresOf(config.model))
  return {
    least: Math.min(...figures.map(({ least }) => least)).toFixed(6),
    most: Math.max(...figures.map(({ most }) => most)).toFixed(6),
    deviation: Math.max(...figures.map(({ deviation }) => deviation)).toFixed(4),
  }
}

function figuresOf(model: SlotModel): Figures {
  const cached = cache.get(model)
  if (cached) return cached
  const modes = modesOf(model).map((mode) => provenFigures(model, mode))
  const percent = rational(100n, 1n)
  const returns = modes.map(({ returnToPlayer }) => times(returnToPlayer, percent))
  const variances = modes.map(({ variance }) => Number(decimal(variance, 6, 'up')))
  const figures = {
    least: Math.min(...returns.map((part) => Number(decimal(part, 6)))),
    most: Math.max(...returns.map((part) => Number(decimal(part, 6, 'up')))),
    deviation: Math.sqrt(Math.max(...variances)),
  }
  cache.set(model, figures)
  return figures
}
