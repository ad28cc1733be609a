import { amountOf, isCurrency, parseAmount, type Amount, type Currency } from '@fairhouse/money'
import type { BetLimits } from '#events'

/** The step of base stakes, and about what one US dollar is worth, by which limits are set. */
interface Scale {
  readonly step: string
  readonly dollar: string
}

/** LIST of the scales by currency. */
const scales: Readonly<Record<Currency, Scale>> = {
  VND: { step: '1000', dollar: '25000' },
  IDR: { step: '500', dollar: '15000' },
  KRW: { step: '50', dollar: '1250' },
  JPY: { step: '5', dollar: '150' },
  THB: { step: '1', dollar: '35' },
  PHP: { step: '1', dollar: '50' },
  CNY: { step: '0.002', dollar: '7' },
  MYR: { step: '0.1', dollar: '4' },
  USD: { step: '0.01', dollar: '1' },
  EUR: { step: '0.01', dollar: '1' },
}

/** LIST of the limits in US dollars. */
const inDollars = {
  maxLineStake: 20_000n,
  maxBetStake: 40_000n,
  maxBetPayout: 400_000n,
  maxSelectionPayout: 1_000_000n,
  maxEventPayout: 5_000_000n,
}

const read = (text: string): Amount => parseAmount(text) ?? amountOf(0n)

function limitsIn({ step, dollar }: Scale): BetLimits {
  const times = (dollars: bigint) => amountOf(read(dollar) * dollars)
  return {
    step: read(step),
    maxLineStake: times(inDollars.maxLineStake),
    maxBetStake: times(inDollars.maxBetStake),
    maxBetPayout: times(inDollars.maxBetPayout),
    maxEventPayout: times(inDollars.maxEventPayout),
    maxSelectionPayout: times(inDollars.maxSelectionPayout),
  }
}

/** The default limits of a lottery; undefined for currencies without games. */
export const limitsOf = (currency: string): BetLimits | undefined =>
  isCurrency(currency) ? limitsIn(scales[currency]) : undefined
