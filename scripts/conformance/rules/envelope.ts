import { check, type Check } from '../check.ts'
import { equal } from '../expect.ts'

/** Every answer of every check is held against the envelope; these say so by name. */
export const envelopeChecks: Check[] = [
  check('envelope: refusals of HTTP 200, 400, 401 and 404 have it', async (k) => {
    const debit = k.ask.debit({ amount: k.tooMuch() })
    const replies = [
      await k.send(debit),
      await k.raw('debit', '{}'),
      await k.send(debit, { signature: '00' }),
      await k.raw('no-such-verb', '{}'),
    ]
    equal('HTTP statuses', replies.map(({ status }) => status).join(), '200,400,401,404')
    equal('success', replies.map(({ success }) => success).join(), 'false,false,false,false')
  }),
  check('envelope: every verb answers money with four decimals', async (k) => {
    const debit = k.ask.debit({ amount: '2' })
    await k.takes(debit, '-2')
    await k.takes(k.ask.credit(debit, { amount: '1.5' }), '-0.5')
    await k.takes(k.ask.play({ stake: '1', win: '1.5' }), '0')
    await k.takes(k.ask.rollback(k.ask.debit()), '0')
    await k.takes(k.ask.close(debit), '0')
    await k.enterAgain()
    await k.stands('0')
  }),
]
