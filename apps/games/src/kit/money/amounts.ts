import {
  add,
  amountOf,
  currencies,
  formatMoney,
  isCurrency,
  parseAmount,
  payablePart,
  zero,
  type Amount,
} from '@fairhouse/money'
import type { RoundView } from '@fairhouse/protocol/studio'

/** Parses an amount of the studio's answer; anything else is a fault. */
export function amountIn(wire: string): Amount {
  const amount = parseAmount(wire)
  if (amount === undefined) throw new Error('no amount of money')
  return amount
}

/** Jackpot win of a round, separate from its own win. */
export function jackpotIn({ jackpot }: Pick<RoundView, 'jackpot'>): Amount {
  return amountIn(jackpot?.win ?? '0')
}

/** Total win of a round, jackpot included. */
export function wonIn(round: Pick<RoundView, 'win' | 'jackpot'>): Amount {
  return add(amountIn(round.win), jackpotIn(round))
}

/** Value of credits in money. */
export function creditsToAmount(credits: number, credit: Amount): Amount {
  return amountOf(BigInt(credits) * credit)
}

/** Win as a multiple of the stake, rounded down. */
export function timesStake(win: Amount, stake: Amount): number {
  return stake > zero ? Number(win / stake) : 0
}

/** Without a symbol for an unknown currency. */
export function showMoney(amount: Amount, currency: string): string {
  return isCurrency(currency)
    ? formatMoney(amount, currency)
    : formatMoney(amount, 'USD').replace(currencies.USD.symbol, '')
}

/** Without fractions that the currency does not have. */
export function wholeIn(amount: Amount, currency: string): Amount {
  return isCurrency(currency) ? payablePart(amount, currency) : amount
}
