import { randomBytes } from 'node:crypto'
import type { Move } from '../requests.ts'
import { check, type Check } from '../check.ts'
import { equal, unexpected } from '../expect.ts'
import { times, type Kit } from '../kit.ts'

/** A new jackpot, whose content is known. */
const newCode = () => `kit-${randomBytes(8).toString('hex')}`

/** Expects `bad_request` for well-formed but wrong content: HTTP 200 and 400 are both allowed. */
async function expectBadContent(k: Kit, request: Move): Promise<void> {
  const reply = await k.send(request)
  const got = reply.success ? 'success' : reply.code
  equal('answer', got, 'bad_request')
  if (![200, 400].includes(reply.status)) {
    throw unexpected('HTTP status of bad_request', '200 or 400', reply.status)
  }
}

/** A play without stake and win, except for the jackpot. */
const jackpotWin = (k: Kit, code: string, win: string) =>
  k.request.play({ stake: '0.0000', win: '0.0000', jackpot: { code, win } })

/** Expects the jackpot's content: a ten-thousandth more is refused, all of it is paid. */
async function expectJackpot(k: Kit, code: string, content: string, change: string): Promise<void> {
  await expectBadContent(
    k,
    jackpotWin(
      k,
      code,
      content.replace(/\d$/, (last) => `${Number(last) + 1}`),
    ),
  )
  await k.accepts(jackpotWin(k, code, content), change)
  await expectBadContent(k, jackpotWin(k, code, '0.0001'))
  await k.expectChange(change)
}

export const jackpotChecks: Check[] = [
  check('rule 6: a contribution of a debit comes out of its stake', async (k) => {
    const jackpot = { code: newCode(), contribution: '0.5000' }
    await k.accepts(k.request.debit({ amount: '3.0000', jackpot }), '-3.0000')
    await k.expectChange('-3.0000')
    await expectJackpot(k, jackpot.code, '0.5000', '-2.5000')
  }),
  check('rule 6: a contribution of a play comes out of its stake', async (k) => {
    const jackpot = { code: newCode(), contribution: '0.2500' }
    await k.accepts(k.request.play({ stake: '3.0000', win: '1.0000', jackpot }), '-2.0000')
    await k.expectChange('-2.0000')
    await expectJackpot(k, jackpot.code, '0.2500', '-1.7500')
  }),
  check('rule 6: a contribution may be the whole stake', async (k) => {
    const jackpot = { code: newCode(), contribution: '1.0000' }
    await k.accepts(k.request.debit({ amount: '1.0000', jackpot }), '-1.0000')
    await expectJackpot(k, jackpot.code, '1.0000', '0')
  }),
  check('rule 6: a contribution of more than the stake is bad_request', async (k) => {
    const jackpot = { code: newCode(), contribution: '1.0001' }
    await expectBadContent(k, k.request.debit({ amount: '1.0000', jackpot }))
    await expectBadContent(k, k.request.play({ stake: '1.0000', win: '2.0000', jackpot }))
    await k.expectChange('0')
    await expectBadContent(k, jackpotWin(k, jackpot.code, '0.0001'))
  }),
  check('rule 6: a credit pays a jackpot in addition to its amount', async (k) => {
    const code = newCode()
    const debit = k.request.debit({ amount: '5.0000', jackpot: { code, contribution: '2.0000' } })
    await k.accepts(debit, '-5.0000')
    const win = k.request.credit(debit, { amount: '1.0000', jackpot: { code, win: '1.5000' } })
    await k.accepts(win, '-2.5000')
    await k.expectDuplicate(win, '-2.5000')
    await expectJackpot(k, code, '0.5000', '-2.0000')
  }),
  check('rule 6: a play pays a jackpot in addition to its win', async (k) => {
    const code = newCode()
    const play = { stake: '4.0000', win: '1.0000' }
    await k.accepts(
      k.request.play({ ...play, jackpot: { code, contribution: '3.0000' } }),
      '-3.0000',
    )
    await k.accepts(k.request.play({ ...play, jackpot: { code, win: '2.0000' } }), '-4.0000')
    await expectJackpot(k, code, '1.0000', '-3.0000')
  }),
  check(
    'rule 6: a jackpot win of more than it holds is bad_request and moves nothing',
    async (k) => {
      const code = newCode()
      const debit = k.request.debit({ amount: '5.0000', jackpot: { code, contribution: '1.0000' } })
      await k.accepts(debit, '-5.0000')
      const jackpot = { code, win: '1.0001' }
      await expectBadContent(k, k.request.credit(debit, { amount: '1.0000', jackpot }))
      await expectBadContent(k, k.request.play({ stake: '1.0000', win: '1.0000', jackpot }))
      await k.expectChange('-5.0000')
      await expectJackpot(k, code, '1.0000', '-4.0000')
    },
  ),
  check('rule 6: contributions of many rounds add up, repeats do not', async (k) => {
    const jackpot = { code: newCode(), contribution: '0.0101' }
    const debits = times(15, () => k.request.debit({ jackpot }))
    const plays = times(15, () => k.request.play({ jackpot }))
    const stakes = [...debits, ...plays]
    await Promise.all(stakes.map((request) => k.accepts(request)))
    await Promise.all(stakes.map((request) => k.expectDuplicate(request)))
    await k.expectChange('-30.0000')
    await k.accepts(jackpotWin(k, jackpot.code, '0.1000'), '-29.9000')
    await expectJackpot(k, jackpot.code, '0.2030', '-29.6970')
  }),
  check('rule 6: a rollback removes the contribution from the jackpot', async (k) => {
    const jackpot = { code: newCode(), contribution: '0.5000' }
    const debit = k.request.debit({ amount: '2.0000', jackpot })
    await k.accepts(debit)
    await k.accepts(k.request.debit({ amount: '2.0000', jackpot }), '-4.0000')
    await k.accepts(k.request.rollback(debit), '-2.0000')
    await expectJackpot(k, jackpot.code, '0.5000', '-1.5000')
  }),
]
