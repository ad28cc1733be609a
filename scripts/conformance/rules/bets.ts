import { vendorVerbs } from '@fairhouse/protocol/vendor'
import { check, type Check } from '../check.ts'
import { equal, unexpected } from '../expect.ts'
import type { Kit } from '../kit.ts'
import { refused } from '../reply.ts'
import type { Settlement } from '../requests.ts'

/** Far enough from the present that the clocks of both sides do not matter. */
const past = '2000-01-01T00:00:00Z'
const future = '2100-01-01T00:00:00Z'

/** The outcome of each item: its refusal, `duplicate` or `accepted`. */
async function outcomes(k: Kit, verb: 'plays' | 'settleMany', items: readonly object[]) {
  const reply = await k.raw(verb, JSON.stringify({ items }))
  if (!reply.success) throw unexpected(`answer to ${verb}`, 'success', reply.code)
  const { results } = vendorVerbs[verb].output.parse(reply.value)
  return results.map(({ code, duplicate }) => code ?? (duplicate ? 'duplicate' : 'accepted'))
}

async function expectOutcomes(k: Kit, items: readonly Settlement[], expected: string) {
  equal('outcomes', (await outcomes(k, 'settleMany', items)).join(', '), expected)
}

export const betChecks: Check[] = [
  check('notAfter: a bet before its lock is taken', async (k) => {
    await k.accepts(k.request.debit({ amount: '2.0000', notAfter: future }), '-2.0000')
  }),
  check('notAfter: a bet after its lock is too late, for good', async (k) => {
    const debit = k.request.debit({ notAfter: past })
    await k.refuses(debit, 'too_late')
    await k.refuses(debit, 'too_late')
    await k.expectChange('0')
  }),
  check('notAfter: a time that does not exist is refused', async (k) => {
    await k.refuses(k.request.debit({ notAfter: '2026-13-40T00:00:00Z' }), 'bad_request')
  }),
  check('cancel: gives the stake back before the lock', async (k) => {
    const debit = k.request.debit({ amount: '4.0000', notAfter: future })
    await k.accepts(debit, '-4.0000')
    const cancel = k.request.cancel(debit, { notAfter: future })
    await k.accepts(cancel, '0')
    await k.expectDuplicate(cancel, '0')
    await k.refuses(k.request.cancel(debit, { notAfter: future }), 'round_closed')
    await k.expectChange('0')
  }),
  check('cancel: after the lock it is too late', async (k) => {
    const debit = k.request.debit({ amount: '4.0000' })
    await k.accepts(debit, '-4.0000')
    await k.refuses(k.request.cancel(debit, { notAfter: past }), 'too_late')
    await k.expectChange('-4.0000')
  }),
  check('cancel: a bet that never arrived is unknown', async (k) => {
    await k.refuses(k.request.cancel(k.request.debit()), 'unknown_transaction')
  }),
  check('settleMany: pays and closes each bet, and a repeat changes nothing', async (k) => {
    const [won, lost] = [k.request.debit(), k.request.debit({ amount: '2.0000' })]
    await k.accepts(won)
    await k.accepts(lost, '-3.0000')
    const items = [k.request.settlement(won, '5.0000'), k.request.settlement(lost, '0')]
    await expectOutcomes(k, items, 'accepted, accepted')
    await expectOutcomes(k, items, 'duplicate, duplicate')
    await k.refuses(k.request.debit({ roundId: won.body.roundId }), 'round_closed')
    await k.expectChange('2.0000')
  }),
  check('settleMany: each item has its own outcome', async (k) => {
    const [closed, open] = [k.request.debit(), k.request.debit()]
    await k.accepts(closed)
    await k.accepts(open)
    await k.accepts(k.request.close(closed))
    const items = [
      k.request.settlement(closed, '5.0000'),
      k.request.settlement(k.request.debit(), '5.0000'),
      k.request.settlement(open, '3.0000'),
    ]
    await expectOutcomes(k, items, 'round_closed, unknown_transaction, accepted')
    await k.expectChange('1.0000')
  }),
  check('settleMany: a list with one id twice, or without items, is refused', async (k) => {
    const debit = k.request.debit()
    await k.accepts(debit)
    const item = k.request.settlement(debit, '1.0000')
    for (const items of [[], [item, item]]) {
      refused(await k.raw('settleMany', JSON.stringify({ items })), 'bad_request')
    }
    await k.expectChange('-1.0000')
  }),
  check('plays: stake and win of each item', async (k) => {
    const { body } = k.request.play({ stake: '2.0000', win: '5.0000' })
    equal('outcomes', (await outcomes(k, 'plays', [body])).join(), 'accepted')
    equal('outcomes', (await outcomes(k, 'plays', [body])).join(), 'duplicate')
    const { body: rich } = k.request.play({ stake: k.aboveBalance(), win: '0' })
    const above = { ...rich, stake: `1${rich.stake}` }
    equal('outcomes', (await outcomes(k, 'plays', [above])).join(), 'insufficient_funds')
    await k.expectChange('3.0000')
  }),
]
