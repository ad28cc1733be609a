import { lineWin } from './line-win.ts'
import type { LinesModel } from './model.ts'

/** The first symbols of a line. While it is alive, later symbols can change its payout. */
export interface Prefix {
  readonly isAlive: boolean
  /** Payout of the line once it is decided. */
  readonly credits: number
  readonly children: (Prefix | undefined)[]
  child(symbol: number): Prefix
}

export function rootOf(model: LinesModel, names: readonly string[]): Prefix {
  return prefixOf(model, names, [])
}

/**
 * Returns the prefix with one more symbol. Children are cached: there are few, and millions of
 * stops need them.
 */
export function childOf(prefix: Prefix, symbol: number): Prefix {
  const cached = prefix.children[symbol]
  if (cached) return cached
  const created = prefix.child(symbol)
  prefix.children[symbol] = created
  return created
}

function prefixOf(model: LinesModel, names: readonly string[], symbols: readonly string[]): Prefix {
  const first = symbols.find((symbol) => symbol !== model.wild) ?? model.wild
  const canPay = first in model.pays
  const isRun = symbols.every((symbol) => symbol === model.wild || symbol === first)
  return {
    isAlive: canPay && isRun && symbols.length < model.strips.length,
    credits: lineWin(model, symbols)?.credits ?? 0,
    children: names.map(() => undefined),
    child: (symbol) => prefixOf(model, names, [...symbols, names[symbol] ?? '']),
  }
}
