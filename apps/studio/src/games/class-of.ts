import type { GridModel, LinesModel } from '@fairhouse/engines'

type Model = LinesModel | GridModel

/** LIST of how games pay, as lobbies sort them; each is a word of the area `lobby`. */
export type GameClass = 'lines' | 'ways' | 'cluster' | 'anywhere' | 'hold'

/** What a player comes for: coins that stay, or else the way in which symbols win. */
export function classOf(model: Model): GameClass {
  if (!('pay' in model)) return 'lines'
  return model.hold ? 'hold' : model.pay.by
}

/** How many lines or ways it has; null where places count, not lines. */
export function linesOf(model: Model): number | null {
  if (!('pay' in model)) return model.lines.length
  const { pay, rows, strips } = model
  if (pay.by === 'lines') return pay.lines.length
  return pay.by === 'ways' ? rows ** strips.length : null
}
