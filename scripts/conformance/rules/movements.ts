import { check, type Check } from '../check.ts'

export const movementChecks: Check[] = [
  check('debit: takes the stake', async (k) => {
    await k.accepts(k.request.debit({ amount: '12.3400' }), '-12.3400')
    await k.expectChange('-12.3400')
  }),
  check('debit: a round accepts several', async (k) => {
    const first = k.request.debit({ amount: '2.0000' })
    await k.accepts(first, '-2.0000')
    const { roundId } = first.body
    await k.accepts(k.request.debit({ amount: '3.0000', roundId }), '-5.0000')
    await k.expectChange('-5.0000')
  }),
  check('debit: a stake of zero is accepted', async (k) => {
    await k.accepts(k.request.debit({ amount: '0.0000' }), '0')
    await k.expectChange('0')
  }),
  check('credit: pays the win', async (k) => {
    const debit = k.request.debit({ amount: '2.0000' })
    await k.accepts(debit, '-2.0000')
    await k.accepts(k.request.credit(debit, { amount: '7.5000', closeRound: true }), '5.5000')
    await k.expectChange('5.5000')
  }),
  check('credit: a round pays more than once', async (k) => {
    const debit = k.request.debit({ amount: '2.0000' })
    await k.accepts(debit, '-2.0000')
    await k.accepts(k.request.credit(debit, { amount: '1.0000' }), '-1.0000')
    await k.accepts(k.request.credit(debit, { amount: '4.0000', closeRound: false }), '3.0000')
    await k.expectChange('3.0000')
  }),
  check('credit: a win of zero is accepted', async (k) => {
    const debit = k.request.debit()
    await k.accepts(debit, '-1.0000')
    await k.accepts(k.request.credit(debit, { amount: '0', closeRound: true }), '-1.0000')
    await k.expectChange('-1.0000')
  }),
  check('credit: without closeRound the round stays open', async (k) => {
    const debit = k.request.debit()
    await k.accepts(debit)
    await k.accepts(k.request.credit(debit))
    await k.accepts(k.request.debit({ roundId: debit.body.roundId }), '-1.0000')
  }),
  check('play: takes the stake and pays the win', async (k) => {
    await k.accepts(k.request.play({ stake: '4.0000', win: '1.5000' }), '-2.5000')
    await k.accepts(k.request.play({ stake: '2.0000', win: '9.0000' }), '4.5000')
    await k.expectChange('4.5000')
  }),
  check('play: a stake or a win of zero is accepted', async (k) => {
    await k.accepts(k.request.play({ stake: '3.0000', win: '0.0000' }), '-3.0000')
    await k.accepts(k.request.play({ stake: '0.0000', win: '2.0000' }), '-1.0000')
    await k.accepts(k.request.play({ stake: '0', win: '0' }), '-1.0000')
    await k.expectChange('-1.0000')
  }),
]
