import { lineWin } from './line-win.ts'
import type { LinesModel } from './model.ts'

/** The first symbols of a line. Alive: the symbols that follow say what it pays. */
export interface Prefix {
  readonly isAlive: boolean
  /** What the line pays, once it is decided. */
  readonly credits: number
  readonly children: (Prefix | undefined)[]
  child(symbol: number): Prefix
}

export function rootOf(model: LinesModel, names: readonly string[]): Prefix {
  return prefixOf(model, names, [])
}

/** Each is made once: there are few, and millions of stops ask for them. */
export function childOf(prefix: Prefix, symbol: number): Prefix {
  const known = prefix.children[symbol]
  if (known) return known
  const made = prefix.child(symbol)
  prefix.children[symbol] = made
  return made
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
