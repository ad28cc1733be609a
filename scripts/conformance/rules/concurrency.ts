import { subtract, sum, toWire, zero } from '@fairhouse/money'
import { newId } from '../requests.ts'
import { check, type Check } from '../check.ts'
import { amount, times } from '../kit.ts'

export const concurrencyChecks: Check[] = [
  check('concurrency: 200 simultaneous debits are accepted with an exact sum', async (k) => {
    const rounds = times(10, newId)
    const debits = times(200, (at) =>
      k.request.debit({ roundId: rounds[at % 10] ?? newId(), amount: `0.${1001 + at}` }),
    )
    await Promise.all(debits.map((debit) => k.accepts(debit)))
    const total = sum(debits.map(({ body }) => amount(body.amount)))
    await k.expectChange(toWire(subtract(zero, total)))
    const credits = debits.map((debit) => k.request.credit(debit, { amount: debit.body.amount }))
    await Promise.all(credits.map((credit) => k.accepts(credit)))
    await k.expectChange('0')
  }),
  check(
    'concurrency: simultaneous stakes, wins, plays and rollbacks have an exact sum',
    async (k) => {
      const debits = times(30, () => k.request.debit({ amount: '2.0001' }))
      await Promise.all(debits.map((debit) => k.accepts(debit)))
      const movements = debits.flatMap((debit, at) => [
        at % 3 ? k.request.credit(debit, { amount: '1.0000' }) : k.request.rollback(debit),
        k.request.play({ stake: '1.0000', win: '0.5000' }),
        k.request.debit({ amount: '0.3333' }),
      ])
      await Promise.all(movements.map((request) => k.accepts(request)))
      // 20 stakes stay and win 1 each; 30 plays lose 0.5 each; 30 more stakes.
      await k.expectChange('-45.0010')
    },
  ),
]
