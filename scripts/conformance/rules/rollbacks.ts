import { check, type Check } from '../check.ts'
import { equal } from '../expect.ts'
import { times } from '../kit.ts'
import { moved, refused } from '../reply.ts'

export const rollbackChecks: Check[] = [
  check('rule 3: a rollback gives the stake back', async (k) => {
    const debit = k.ask.debit({ amount: '7.0000' })
    await k.takes(debit, '-7.0000')
    await k.takes(k.ask.rollback(debit), '0')
    await k.stands('0')
  }),
  check('rule 3: a rollback before its debit leaves a tombstone', async (k) => {
    const debit = k.ask.debit()
    await k.takes(k.ask.rollback(debit), '0')
    await k.refuses(debit, 'rolled_back')
    await k.refuses(debit, 'rolled_back')
    await k.stands('0')
  }),
  check('rule 3: a rollback before its play leaves a tombstone', async (k) => {
    const play = k.ask.play({ stake: '1.0000', win: '6.0000' })
    await k.takes(k.ask.rollback(play), '0')
    await k.refuses(play, 'rolled_back')
    await k.stands('0')
  }),
  check('rule 3: a second rollback, of another id, succeeds without effect', async (k) => {
    const debit = k.ask.debit()
    await k.takes(debit)
    await k.takes(k.ask.rollback(debit), '0')
    await k.succeeds(k.ask.rollback(debit), '0')
    await k.stands('0')
  }),
  check('rule 3: a second rollback of what never came succeeds too', async (k) => {
    const debit = k.ask.debit()
    await k.takes(k.ask.rollback(debit), '0')
    await k.succeeds(k.ask.rollback(debit), '0')
    await k.refuses(debit, 'rolled_back')
  }),
  check('rule 3: a repeated rollback is a duplicate', async (k) => {
    const debit = k.ask.debit()
    const rollback = k.ask.rollback(debit)
    await k.takes(debit)
    await k.takes(rollback, '0')
    await k.repeats(rollback, '0')
    await k.stands('0')
  }),
  check('rule 3: a rollback of the same id and another target is duplicate_mismatch', async (k) => {
    const [first, second] = [k.ask.debit(), k.ask.debit()] as const
    await k.takes(first)
    await k.takes(second)
    const rollback = k.ask.rollback(first)
    await k.takes(rollback, '-1.0000')
    const { transactionId } = rollback.body
    await k.refuses(k.ask.rollback(second, { transactionId }), 'duplicate_mismatch')
    await k.stands('-1.0000')
  }),
  check('rule 3: a credit on a rolled-back debit is rolled_back', async (k) => {
    const debit = k.ask.debit()
    await k.takes(debit)
    await k.takes(k.ask.rollback(debit))
    await k.refuses(k.ask.credit(debit), 'rolled_back')
    await k.stands('0')
  }),
  check('rule 3: a credit after a tombstone is rolled_back', async (k) => {
    const debit = k.ask.debit()
    await k.takes(k.ask.rollback(debit))
    await k.refuses(k.ask.credit(debit), 'rolled_back')
    await k.refuses(debit, 'rolled_back')
    await k.refuses(k.ask.credit(debit), 'rolled_back')
    await k.stands('0')
  }),
  check('rule 3: a round with one of two debits rolled back still wins', async (k) => {
    const first = k.ask.debit({ amount: '2.0000' })
    const second = k.ask.debit({ amount: '3.0000', roundId: first.body.roundId })
    await k.takes(first)
    await k.takes(second, '-5.0000')
    await k.takes(k.ask.rollback(first), '-3.0000')
    await k.takes(k.ask.credit(second, { amount: '4.0000' }), '1.0000')
  }),
  check('rule 3: a round whose debit was rolled back takes a new one', async (k) => {
    const first = k.ask.debit()
    await k.takes(first)
    await k.takes(k.ask.rollback(first))
    const second = k.ask.debit({ roundId: first.body.roundId, amount: '2.0000' })
    await k.takes(second, '-2.0000')
    await k.takes(k.ask.credit(second, { amount: '5.0000' }), '3.0000')
  }),
  check('rule 3: a rollback of a play undoes the stake and the win', async (k) => {
    const play = k.ask.play({ stake: '2.0000', win: '9.0000' })
    await k.takes(play, '7.0000')
    await k.takes(k.ask.rollback(play), '0')
    await k.succeeds(k.ask.rollback(play), '0')
    await k.stands('0')
  }),
  check('rule 3: a rollback is taken on a closed round', async (k) => {
    const debit = k.ask.debit()
    await k.takes(debit)
    await k.takes(k.ask.close(debit))
    await k.takes(k.ask.rollback(debit), '0')
  }),
  check('rule 3: of 20 rollbacks at once of a debit one gives back', async (k) => {
    const debit = k.ask.debit({ amount: '3.0000' })
    await k.takes(debit, '-3.0000')
    const replies = await Promise.all(times(20, () => k.send(k.ask.rollback(debit))))
    for (const reply of replies) moved(reply)
    await k.stands('0')
  }),
  check('rule 3: 20 debits, each at once with its rollback, leave nothing', async (k) => {
    const debits = times(20, () => k.ask.debit({ amount: '2.0000' }))
    const pairs = debits.map((debit, at) => {
      const two = [debit, k.ask.rollback(debit)]
      return Promise.all((at % 2 ? two : two.toReversed()).map((ask) => k.send(ask)))
    })
    for (const [at, pair] of (await Promise.all(pairs)).entries()) {
      const [debit, rollback] = at % 2 ? pair : pair.toReversed()
      if (debit?.success === false) refused(debit, 'rolled_back')
      equal('success of the rollback', rollback?.success, true)
    }
    await k.stands('0')
  }),
  check('rule 3: 20 plays, each at once with its rollback, leave nothing', async (k) => {
    const plays = times(20, () => k.ask.play({ stake: '1.0000', win: '3.0000' }))
    await Promise.all(plays.flatMap((play) => [k.send(play), k.send(k.ask.rollback(play))]))
    await k.stands('0')
  }),
]
