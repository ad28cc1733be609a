import { randomBytes } from 'node:crypto'
import type { Move } from '../requests.ts'
import { check, type Check } from '../check.ts'
import { equal, unexpected } from '../expect.ts'
import { times, type Kit } from '../kit.ts'

/** Fresh, so that what it holds is known. */
const freshCode = () => `kit-${randomBytes(8).toString('hex')}`

/** Its form is right and its content is not: HTTP 200 and 400 are both understood so. */
async function refusesContent(k: Kit, ask: Move): Promise<void> {
  const reply = await k.send(ask)
  const got = reply.success ? 'success' : reply.code
  equal('answer', got, 'bad_request')
  if (![200, 400].includes(reply.status)) {
    throw unexpected('HTTP status of bad_request', '200 or 400', reply.status)
  }
}

/** A play that stakes and wins nothing but the jackpot. */
const winOf = (k: Kit, code: string, win: string) =>
  k.ask.play({ stake: '0.0000', win: '0.0000', jackpot: { code, win } })

/** Holds what is in the jackpot: a ten-thousandth more is refused, all of it is paid. */
async function holds(k: Kit, code: string, content: string, change: string): Promise<void> {
  await refusesContent(
    k,
    winOf(
      k,
      code,
      content.replace(/\d$/, (last) => `${Number(last) + 1}`),
    ),
  )
  await k.takes(winOf(k, code, content), change)
  await refusesContent(k, winOf(k, code, '0.0001'))
  await k.stands(change)
}

export const jackpotChecks: Check[] = [
  check('rule 6: a contribution of a debit comes out of its stake', async (k) => {
    const jackpot = { code: freshCode(), contribution: '0.5000' }
    await k.takes(k.ask.debit({ amount: '3.0000', jackpot }), '-3.0000')
    await k.stands('-3.0000')
    await holds(k, jackpot.code, '0.5000', '-2.5000')
  }),
  check('rule 6: a contribution of a play comes out of its stake', async (k) => {
    const jackpot = { code: freshCode(), contribution: '0.2500' }
    await k.takes(k.ask.play({ stake: '3.0000', win: '1.0000', jackpot }), '-2.0000')
    await k.stands('-2.0000')
    await holds(k, jackpot.code, '0.2500', '-1.7500')
  }),
  check('rule 6: a contribution may be the whole stake', async (k) => {
    const jackpot = { code: freshCode(), contribution: '1.0000' }
    await k.takes(k.ask.debit({ amount: '1.0000', jackpot }), '-1.0000')
    await holds(k, jackpot.code, '1.0000', '0')
  }),
  check('rule 6: a contribution of more than the stake is bad_request', async (k) => {
    const jackpot = { code: freshCode(), contribution: '1.0001' }
    await refusesContent(k, k.ask.debit({ amount: '1.0000', jackpot }))
    await refusesContent(k, k.ask.play({ stake: '1.0000', win: '2.0000', jackpot }))
    await k.stands('0')
    await refusesContent(k, winOf(k, jackpot.code, '0.0001'))
  }),
  check('rule 6: a jackpot is won by a credit, beside its amount', async (k) => {
    const code = freshCode()
    const debit = k.ask.debit({ amount: '5.0000', jackpot: { code, contribution: '2.0000' } })
    await k.takes(debit, '-5.0000')
    const win = k.ask.credit(debit, { amount: '1.0000', jackpot: { code, win: '1.5000' } })
    await k.takes(win, '-2.5000')
    await k.repeats(win, '-2.5000')
    await holds(k, code, '0.5000', '-2.0000')
  }),
  check('rule 6: a jackpot is won by a play, beside its win', async (k) => {
    const code = freshCode()
    const play = { stake: '4.0000', win: '1.0000' }
    await k.takes(k.ask.play({ ...play, jackpot: { code, contribution: '3.0000' } }), '-3.0000')
    await k.takes(k.ask.play({ ...play, jackpot: { code, win: '2.0000' } }), '-4.0000')
    await holds(k, code, '1.0000', '-3.0000')
  }),
  check(
    'rule 6: a jackpot win of more than it holds is bad_request and moves nothing',
    async (k) => {
      const code = freshCode()
      const debit = k.ask.debit({ amount: '5.0000', jackpot: { code, contribution: '1.0000' } })
      await k.takes(debit, '-5.0000')
      const jackpot = { code, win: '1.0001' }
      await refusesContent(k, k.ask.credit(debit, { amount: '1.0000', jackpot }))
      await refusesContent(k, k.ask.play({ stake: '1.0000', win: '1.0000', jackpot }))
      await k.stands('-5.0000')
      await holds(k, code, '1.0000', '-4.0000')
    },
  ),
  check('rule 6: contributions of many rounds add up, repeats do not', async (k) => {
    const jackpot = { code: freshCode(), contribution: '0.0101' }
    const debits = times(15, () => k.ask.debit({ jackpot }))
    const plays = times(15, () => k.ask.play({ jackpot }))
    const stakes = [...debits, ...plays]
    await Promise.all(stakes.map((ask) => k.takes(ask)))
    await Promise.all(stakes.map((ask) => k.repeats(ask)))
    await k.stands('-30.0000')
    await k.takes(winOf(k, jackpot.code, '0.1000'), '-29.9000')
    await holds(k, jackpot.code, '0.2030', '-29.6970')
  }),
  check('rule 6: a rollback takes the contribution out of the jackpot again', async (k) => {
    const jackpot = { code: freshCode(), contribution: '0.5000' }
    const debit = k.ask.debit({ amount: '2.0000', jackpot })
    await k.takes(debit)
    await k.takes(k.ask.debit({ amount: '2.0000', jackpot }), '-4.0000')
    await k.takes(k.ask.rollback(debit), '-2.0000')
    await holds(k, jackpot.code, '0.5000', '-1.5000')
  }),
]
