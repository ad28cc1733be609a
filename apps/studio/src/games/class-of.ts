import type { GridModel, LinesModel } from '@fairhouse/engines'

type Model = LinesModel | GridModel

/** LIST of classes by which lobbies sort games; each is a text key of the area `lobby`. */
export type GameClass = 'lines' | 'ways' | 'cluster' | 'anywhere' | 'hold'

/** Classifies a game: hold and win, or else the way in which symbols win. */
export function classOf(model: Model): GameClass {
  if (!('pay' in model)) return 'lines'
  return model.hold ? 'hold' : model.pay.by
}

/** Number of lines or ways; null for cluster and anywhere pays. */
export function linesOf(model: Model): number | null {
  if (!('pay' in model)) return model.lines.length
  const { pay, rows, strips } = model
  if (pay.by === 'lines') return pay.lines.length
  return pay.by === 'ways' ? rows ** strips.length : null
}
