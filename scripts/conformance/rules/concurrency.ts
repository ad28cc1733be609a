import { subtract, sum, toWire, zero } from '@fairhouse/money'
import { freshId } from '../requests.ts'
import { check, type Check } from '../check.ts'
import { amount, times } from '../kit.ts'

export const concurrencyChecks: Check[] = [
  check('concurrency: 200 debits at once are each taken, and their sum is exact', async (k) => {
    const rounds = times(10, freshId)
    const debits = times(200, (at) =>
      k.ask.debit({ roundId: rounds[at % 10] ?? freshId(), amount: `0.${1001 + at}` }),
    )
    await Promise.all(debits.map((debit) => k.takes(debit)))
    const total = sum(debits.map(({ body }) => amount(body.amount)))
    await k.stands(toWire(subtract(zero, total)))
    const credits = debits.map((debit) => k.ask.credit(debit, { amount: debit.body.amount }))
    await Promise.all(credits.map((credit) => k.takes(credit)))
    await k.stands('0')
  }),
  check('concurrency: stakes, wins, plays and rollbacks at once come out exact', async (k) => {
    const debits = times(30, () => k.ask.debit({ amount: '2.0001' }))
    await Promise.all(debits.map((debit) => k.takes(debit)))
    const more = debits.flatMap((debit, at) => [
      at % 3 ? k.ask.credit(debit, { amount: '1.0000' }) : k.ask.rollback(debit),
      k.ask.play({ stake: '1.0000', win: '0.5000' }),
      k.ask.debit({ amount: '0.3333' }),
    ])
    await Promise.all(more.map((ask) => k.takes(ask)))
    // 20 stakes stay, and win 1 each; 30 plays lose 0.5; 30 more stakes.
    await k.stands('-45.0010')
  }),
]
