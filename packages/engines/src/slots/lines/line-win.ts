import type { LinesModel } from './model.ts'

type PayRules = Pick<LinesModel, 'pays' | 'wild'>

export interface LineWin {
  readonly symbol: string
  readonly count: number
  readonly credits: number
}

/** Returns the best win of a line's symbols from the left, if any. */
export function lineWin(model: PayRules, symbols: readonly string[]): LineWin | undefined {
  const { wild } = model
  const wilds = countLeading(symbols, (one) => one === wild)
  const first = symbols[wilds] ?? wild
  const count = countLeading(symbols, (one) => one === wild || one === first)
  const asFirst = win(model, first, first in model.pays ? count : 0)
  const asWild = win(model, wild, wilds)
  const best = asFirst.credits >= asWild.credits ? asFirst : asWild
  return best.credits > 0 ? best : undefined
}

function win({ pays }: PayRules, symbol: string, count: number): LineWin {
  return { symbol, count, credits: pays[symbol]?.[count] ?? 0 }
}

function countLeading(symbols: readonly string[], fits: (symbol: string) => boolean): number {
  const end = symbols.findIndex((one) => !fits(one))
  return end < 0 ? symbols.length : end
}
