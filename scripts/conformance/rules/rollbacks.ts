import { check, type Check } from '../check.ts'
import { equal } from '../expect.ts'
import { times } from '../kit.ts'
import { movementOf, refused } from '../reply.ts'

export const rollbackChecks: Check[] = [
  check('rule 3: a rollback returns the stake', async (k) => {
    const debit = k.request.debit({ amount: '7.0000' })
    await k.accepts(debit, '-7.0000')
    await k.accepts(k.request.rollback(debit), '0')
    await k.expectChange('0')
  }),
  check('rule 3: a rollback before its debit leaves a tombstone', async (k) => {
    const debit = k.request.debit()
    await k.accepts(k.request.rollback(debit), '0')
    await k.refuses(debit, 'rolled_back')
    await k.refuses(debit, 'rolled_back')
    await k.expectChange('0')
  }),
  check('rule 3: a rollback before its play leaves a tombstone', async (k) => {
    const play = k.request.play({ stake: '1.0000', win: '6.0000' })
    await k.accepts(k.request.rollback(play), '0')
    await k.refuses(play, 'rolled_back')
    await k.expectChange('0')
  }),
  check('rule 3: a second rollback, of another id, succeeds without effect', async (k) => {
    const debit = k.request.debit()
    await k.accepts(debit)
    await k.accepts(k.request.rollback(debit), '0')
    await k.succeeds(k.request.rollback(debit), '0')
    await k.expectChange('0')
  }),
  check('rule 3: a second rollback of an unknown transaction succeeds too', async (k) => {
    const debit = k.request.debit()
    await k.accepts(k.request.rollback(debit), '0')
    await k.succeeds(k.request.rollback(debit), '0')
    await k.refuses(debit, 'rolled_back')
  }),
  check('rule 3: a repeated rollback is a duplicate', async (k) => {
    const debit = k.request.debit()
    const rollback = k.request.rollback(debit)
    await k.accepts(debit)
    await k.accepts(rollback, '0')
    await k.expectDuplicate(rollback, '0')
    await k.expectChange('0')
  }),
  check('rule 3: a rollback of the same id and another target is duplicate_mismatch', async (k) => {
    const [first, second] = [k.request.debit(), k.request.debit()] as const
    await k.accepts(first)
    await k.accepts(second)
    const rollback = k.request.rollback(first)
    await k.accepts(rollback, '-1.0000')
    const { transactionId } = rollback.body
    await k.refuses(k.request.rollback(second, { transactionId }), 'duplicate_mismatch')
    await k.expectChange('-1.0000')
  }),
  check('rule 3: a credit on a rolled-back debit is rolled_back', async (k) => {
    const debit = k.request.debit()
    await k.accepts(debit)
    await k.accepts(k.request.rollback(debit))
    await k.refuses(k.request.credit(debit), 'rolled_back')
    await k.expectChange('0')
  }),
  check('rule 3: a credit after a tombstone is rolled_back', async (k) => {
    const debit = k.request.debit()
    await k.accepts(k.request.rollback(debit))
    await k.refuses(k.request.credit(debit), 'rolled_back')
    await k.refuses(debit, 'rolled_back')
    await k.refuses(k.request.credit(debit), 'rolled_back')
    await k.expectChange('0')
  }),
  check('rule 3: a round with one of two debits rolled back still wins', async (k) => {
    const first = k.request.debit({ amount: '2.0000' })
    const second = k.request.debit({ amount: '3.0000', roundId: first.body.roundId })
    await k.accepts(first)
    await k.accepts(second, '-5.0000')
    await k.accepts(k.request.rollback(first), '-3.0000')
    await k.accepts(k.request.credit(second, { amount: '4.0000' }), '1.0000')
  }),
  check('rule 3: a round whose debit was rolled back accepts a new one', async (k) => {
    const first = k.request.debit()
    await k.accepts(first)
    await k.accepts(k.request.rollback(first))
    const second = k.request.debit({ roundId: first.body.roundId, amount: '2.0000' })
    await k.accepts(second, '-2.0000')
    await k.accepts(k.request.credit(second, { amount: '5.0000' }), '3.0000')
  }),
  check('rule 3: a rollback of a play undoes the stake and the win', async (k) => {
    const play = k.request.play({ stake: '2.0000', win: '9.0000' })
    await k.accepts(play, '7.0000')
    await k.accepts(k.request.rollback(play), '0')
    await k.succeeds(k.request.rollback(play), '0')
    await k.expectChange('0')
  }),
  check('rule 3: a rollback in a closed round is accepted', async (k) => {
    const debit = k.request.debit()
    await k.accepts(debit)
    await k.accepts(k.request.close(debit))
    await k.accepts(k.request.rollback(debit), '0')
  }),
  check('rule 3: of 20 simultaneous rollbacks of a debit one returns the stake', async (k) => {
    const debit = k.request.debit({ amount: '3.0000' })
    await k.accepts(debit, '-3.0000')
    const replies = await Promise.all(times(20, () => k.send(k.request.rollback(debit))))
    for (const reply of replies) movementOf(reply)
    await k.expectChange('0')
  }),
  check('rule 3: 20 debits with simultaneous rollbacks cancel out', async (k) => {
    const debits = times(20, () => k.request.debit({ amount: '2.0000' }))
    const pairs = debits.map((debit, at) => {
      const two = [debit, k.request.rollback(debit)]
      return Promise.all((at % 2 ? two : two.toReversed()).map((request) => k.send(request)))
    })
    for (const [at, pair] of (await Promise.all(pairs)).entries()) {
      const [debit, rollback] = at % 2 ? pair : pair.toReversed()
      if (debit?.success === false) refused(debit, 'rolled_back')
      equal('success of the rollback', rollback?.success, true)
    }
    await k.expectChange('0')
  }),
  check('rule 3: 20 plays with simultaneous rollbacks cancel out', async (k) => {
    const plays = times(20, () => k.request.play({ stake: '1.0000', win: '3.0000' }))
    await Promise.all(plays.flatMap((play) => [k.send(play), k.send(k.request.rollback(play))]))
    await k.expectChange('0')
  }),
]
