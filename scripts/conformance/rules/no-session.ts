import { add, toWire } from '@fairhouse/money'
import { check, type Check } from '../check.ts'
import { newId } from '../requests.ts'
import { equal } from '../expect.ts'
import { amount } from '../kit.ts'

export const noSessionChecks: Check[] = [
  check('rule 2: a credit, a rollback and a close need no session', async (k) => {
    const [won, undone, ended] = [k.request.debit(), k.request.debit(), k.request.debit()] as const
    for (const debit of [won, undone, ended]) await k.accepts(debit)
    // The operator may have ended the earlier session; these calls carry none.
    await k.reenter()
    await k.accepts(k.request.credit(won, { amount: '4.0000', closeRound: true }), '1.0000')
    await k.accepts(k.request.rollback(undone), '2.0000')
    await k.accepts(k.request.close(ended), '2.0000')
  }),
  check('rule 2: a debit or play of a made-up session is refused', async (k) => {
    await k.refuses(k.request.debit({ session: newId() }), 'session_expired')
    await k.refuses(k.request.play({ session: newId() }), 'session_expired')
    await k.expectChange('0')
  }),
  check('rule 2: a blocked player is player_blocked for debit and play', async (k) => {
    const { request } = await k.blocked()
    await k.refuses(request.debit(), 'player_blocked')
    await k.refuses(request.play({ stake: '0.0000', win: '1.0000' }), 'player_blocked')
  }),
  check('rule 2: player_blocked comes before insufficient_funds', async (k) => {
    const { request, balance } = await k.blocked()
    const more = toWire(add(balance, amount('0.0001')))
    await k.refuses(request.debit({ amount: more }), 'player_blocked')
    await k.refuses(request.play({ stake: more }), 'player_blocked')
  }),
  check('rule 2: a rollback and a close for a blocked player are accepted', async (k) => {
    const { request, balance } = await k.blocked()
    for (const move of [request.rollback(request.debit()), request.close(request.debit())]) {
      const value = await k.succeeds(move)
      equal(`balance after ${move.verb}`, value.balance, toWire(balance))
    }
  }),
  check('rule 2: a credit for a blocked player is processed', async (k) => {
    const { request } = await k.blocked()
    await k.refuses(request.credit(request.debit()), 'unknown_transaction')
  }),
]
