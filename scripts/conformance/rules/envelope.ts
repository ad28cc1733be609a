import { check, type Check } from '../check.ts'
import { equal } from '../expect.ts'

/** Every check validates the envelope; these name it. */
export const envelopeChecks: Check[] = [
  check('envelope: refusals with HTTP 200, 400, 401 and 404 use it', async (k) => {
    const debit = k.request.debit({ amount: k.aboveBalance() })
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
    const debit = k.request.debit({ amount: '2' })
    await k.accepts(debit, '-2')
    await k.accepts(k.request.credit(debit, { amount: '1.5' }), '-0.5')
    await k.accepts(k.request.play({ stake: '1', win: '1.5' }), '0')
    await k.accepts(k.request.rollback(k.request.debit()), '0')
    await k.accepts(k.request.close(debit), '0')
    await k.reenter()
    await k.expectChange('0')
  }),
]
