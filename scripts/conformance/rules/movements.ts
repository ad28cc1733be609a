import { check, type Check } from '../check.ts'

export const movementChecks: Check[] = [
  check('debit: it takes the stake', async (k) => {
    await k.takes(k.ask.debit({ amount: '12.3400' }), '-12.3400')
    await k.stands('-12.3400')
  }),
  check('debit: a round takes more than one', async (k) => {
    const first = k.ask.debit({ amount: '2.0000' })
    await k.takes(first, '-2.0000')
    const { roundId } = first.body
    await k.takes(k.ask.debit({ amount: '3.0000', roundId }), '-5.0000')
    await k.stands('-5.0000')
  }),
  check('debit: a stake of nothing is taken', async (k) => {
    await k.takes(k.ask.debit({ amount: '0.0000' }), '0')
    await k.stands('0')
  }),
  check('credit: it pays the win', async (k) => {
    const debit = k.ask.debit({ amount: '2.0000' })
    await k.takes(debit, '-2.0000')
    await k.takes(k.ask.credit(debit, { amount: '7.5000', closeRound: true }), '5.5000')
    await k.stands('5.5000')
  }),
  check('credit: a round pays more than once', async (k) => {
    const debit = k.ask.debit({ amount: '2.0000' })
    await k.takes(debit, '-2.0000')
    await k.takes(k.ask.credit(debit, { amount: '1.0000' }), '-1.0000')
    await k.takes(k.ask.credit(debit, { amount: '4.0000', closeRound: false }), '3.0000')
    await k.stands('3.0000')
  }),
  check('credit: a win of nothing is taken', async (k) => {
    const debit = k.ask.debit()
    await k.takes(debit, '-1.0000')
    await k.takes(k.ask.credit(debit, { amount: '0', closeRound: true }), '-1.0000')
    await k.stands('-1.0000')
  }),
  check('credit: without closeRound the round stays open', async (k) => {
    const debit = k.ask.debit()
    await k.takes(debit)
    await k.takes(k.ask.credit(debit))
    await k.takes(k.ask.debit({ roundId: debit.body.roundId }), '-1.0000')
  }),
  check('play: it takes the stake and pays the win', async (k) => {
    await k.takes(k.ask.play({ stake: '4.0000', win: '1.5000' }), '-2.5000')
    await k.takes(k.ask.play({ stake: '2.0000', win: '9.0000' }), '4.5000')
    await k.stands('4.5000')
  }),
  check('play: a stake or a win of nothing is taken', async (k) => {
    await k.takes(k.ask.play({ stake: '3.0000', win: '0.0000' }), '-3.0000')
    await k.takes(k.ask.play({ stake: '0.0000', win: '2.0000' }), '-1.0000')
    await k.takes(k.ask.play({ stake: '0', win: '0' }), '-1.0000')
    await k.stands('-1.0000')
  }),
]
