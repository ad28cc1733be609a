import { amountOf, parseAmount } from '@fairhouse/money'
import { amountText } from './amount-text.ts'
import { textOf } from './bet-type-texts.ts'
import type { BetTypeText, Example, ExampleDraw } from './bet-type-text.ts'
import { fieldText } from './field-name.ts'
import { pickText } from './pick-name.ts'
import { fieldsOf, listOf, sentencesOf, text, write, type Part, type Translated } from './text.ts'

/** Base stake of the examples. */
const stake = 10

/** Prices of a bet type, by prize. */
export type ExamplePrices = readonly { readonly id: string; readonly price: string }[]

/**
 * A bet, a draw that wins and one that doesn't; with prices also what is paid. Of Mark Six it
 * takes the id of the rules: the zodiac is another one in every lunar year.
 */
export function betTypeExample(
  rules: string,
  betType: string,
  t: Translated,
  prices?: ExamplePrices,
): string {
  const known = textOf(rules, betType)
  if (!known) return ''
  const ends = known.example.draws.map((draw) => endText(draw, known, prices))
  return write(sentencesOf([placedText(rules, betType, known), ...ends]), t)
}

function placedText(rules: string, betType: string, { example, charge = 1 }: BetTypeText): Part {
  const bet = picksText(rules, betType, example)
  return charge > 1
    ? text('example_bet_cost', { stake, bet, cost: stake * charge })
    : text('example_bet', { stake, bet })
}

function picksText(rules: string, betType: string, { selection, fields }: Example): Part {
  const isOrdered = selection.length > 1 && selection.every((picks) => picks.length > 0)
  if (isOrdered && !fields) return selection.flat().join(' - ')
  const filled = selection.filter((picks) => picks.length > 0)
  return fieldsOf(
    filled.map((list, index) => {
      const picks = listOf(list.map((pick) => pickText(betType, pick)))
      const name = fields?.[index]
      if (name === undefined) return picks
      return text('example_field', { field: fieldText(rules, betType, name), picks })
    }),
  )
}

function endText(draw: ExampleDraw, known: BetTypeText, prices: ExamplePrices | undefined): Part {
  const { shown, end, times = 1 } = draw
  if (end !== 'won') return text(end === 'lost' ? 'example_lost' : 'example_push', { draw: shown })
  const payout = prices && payoutOf(draw, known, prices)
  if (payout === undefined) {
    return times > 1
      ? text('example_hits', { draw: shown, times })
      : text('example_won', { draw: shown })
  }
  return times > 1
    ? text('example_hits_paid', { draw: shown, times, payout })
    : text('example_paid', { draw: shown, payout })
}

/** The prize that is won: the only one, the one that the draw names, or that of the pick. */
function payoutOf(draw: ExampleDraw, { example }: BetTypeText, prices: ExamplePrices) {
  const id = draw.prize ?? (prices.length === 1 ? prices[0]?.id : example.selection.flat()[0])
  const price = parseAmount(prices.find((prize) => prize.id === id)?.price ?? '')
  if (price === undefined) return undefined
  return amountText(amountOf(price * BigInt(stake * (draw.times ?? 1))))
}
