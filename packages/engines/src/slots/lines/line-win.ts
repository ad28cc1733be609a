import type { LinesModel } from './model.ts'

type Paying = Pick<LinesModel, 'pays' | 'wild'>

export interface LineWin {
  readonly symbol: string
  readonly count: number
  readonly credits: number
}

/** The best that the symbols of a line pay from the left, or nothing. */
export function lineWin(model: Paying, symbols: readonly string[]): LineWin | undefined {
  const { wild } = model
  const wilds = leading(symbols, (one) => one === wild)
  const first = symbols[wilds] ?? wild
  const count = leading(symbols, (one) => one === wild || one === first)
  const asFirst = win(model, first, first in model.pays ? count : 0)
  const asWild = win(model, wild, wilds)
  const best = asFirst.credits >= asWild.credits ? asFirst : asWild
  return best.credits > 0 ? best : undefined
}

function win({ pays }: Paying, symbol: string, count: number): LineWin {
  return { symbol, count, credits: pays[symbol]?.[count] ?? 0 }
}

function leading(symbols: readonly string[], fits: (symbol: string) => boolean): number {
  const end = symbols.findIndex((one) => !fits(one))
  return end < 0 ? symbols.length : end
}
