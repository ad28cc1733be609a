import {
  add,
  amountOf,
  currencies,
  formatMoney,
  isCurrency,
  parseAmount,
  zero,
  type Amount,
} from '@fairhouse/money'
import type { RoundView } from '@fairhouse/protocol/studio'

/** Of the studio's own answers; anything but an amount there is a fault. */
export function amountIn(wire: string): Amount {
  const amount = parseAmount(wire)
  if (amount === undefined) throw new Error('no amount of money')
  return amount
}

/** What a round won of a pot, beside its own win. */
export function jackpotIn({ jackpot }: Pick<RoundView, 'jackpot'>): Amount {
  return amountIn(jackpot?.win ?? '0')
}

/** All that a round won. */
export function wonIn(round: Pick<RoundView, 'win' | 'jackpot'>): Amount {
  return add(amountIn(round.win), jackpotIn(round))
}

/** What so many credits are worth. */
export function worth(credits: number, credit: Amount): Amount {
  return amountOf(BigInt(credits) * credit)
}

/** How many times the stake a win is, rounded down, to choose how it is shown. */
export function timesStake(win: Amount, stake: Amount): number {
  return stake > zero ? Number(win / stake) : 0
}

/** Without a symbol where the currency is not known. */
export function showMoney(amount: Amount, currency: string): string {
  return isCurrency(currency)
    ? formatMoney(amount, currency)
    : formatMoney(amount, 'USD').replace(currencies.USD.symbol, '')
}
