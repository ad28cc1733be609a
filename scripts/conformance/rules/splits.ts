import { check, type Check } from '../check.ts'

/** From outside, cash and bonus are one balance; these checks show that no part of it is lost. */
export const splitChecks: Check[] = [
  check('rule 7: a ten-thousandth is taken and returned', async (k) => {
    const debit = k.request.debit({ amount: '0.0001' })
    await k.accepts(debit, '-0.0001')
    await k.accepts(k.request.credit(debit, { amount: '0.0001' }), '0')
    const undone = k.request.debit({ amount: '0.0001' })
    await k.accepts(undone, '-0.0001')
    await k.accepts(k.request.rollback(undone), '0')
    await k.expectChange('0')
  }),
  check('rule 7: odd stakes and wins leave no remainder', async (k) => {
    const debit = k.request.debit({ amount: '33.3333' })
    await k.accepts(debit, '-33.3333')
    await k.accepts(k.request.credit(debit, { amount: '11.1111' }), '-22.2222')
    await k.accepts(k.request.credit(debit, { amount: '0.0001' }), '-22.2221')
    await k.accepts(k.request.credit(debit, { amount: '66.6667', closeRound: true }), '44.4446')
    await k.expectChange('44.4446')
  }),
  check('rule 7: rollbacks in any order restore everything', async (k) => {
    const amounts = ['33.3333', '0.0001', '0.3337', '7.0007', '1.9999']
    const debits = amounts.map((amount) => k.request.debit({ amount }))
    for (const debit of debits) await k.accepts(debit)
    await k.expectChange('-42.6677')
    for (const at of [3, 0, 4, 1, 2]) {
      const debit = debits[at]
      if (debit) await k.accepts(k.request.rollback(debit))
    }
    await k.expectChange('0')
  }),
  check('rule 7: a rollback after another win restores the stake alone', async (k) => {
    const undone = k.request.debit({ amount: '33.3333' })
    const other = k.request.debit({ amount: '0.6667' })
    await k.accepts(undone, '-33.3333')
    await k.accepts(other, '-34.0000')
    await k.accepts(k.request.credit(other, { amount: '5.0001' }), '-28.9999')
    await k.accepts(k.request.rollback(undone), '4.3334')
    await k.expectChange('4.3334')
  }),
  check('rule 7: plays of odd amounts and their rollbacks cancel out', async (k) => {
    const plays = [
      k.request.play({ stake: '33.3333', win: '0.0001' }),
      k.request.play({ stake: '0.0003', win: '3.3331' }),
      k.request.play({ stake: '1.0001', win: '1.9999' }),
    ]
    for (const play of plays) await k.accepts(play)
    await k.expectChange('-29.0006')
    for (const play of plays) await k.accepts(k.request.rollback(play))
    await k.expectChange('0')
  }),
]
