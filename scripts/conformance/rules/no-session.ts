import { add, toWire } from '@fairhouse/money'
import { check, type Check } from '../check.ts'
import { freshId } from '../requests.ts'
import { equal } from '../expect.ts'
import { amount } from '../kit.ts'

export const takenAnywayChecks: Check[] = [
  check('rule 2: a credit, a rollback and a close need no session', async (k) => {
    const [won, undone, ended] = [k.ask.debit(), k.ask.debit(), k.ask.debit()] as const
    for (const debit of [won, undone, ended]) await k.takes(debit)
    // Whatever the operator does with an earlier session, these carry none.
    await k.enterAgain()
    await k.takes(k.ask.credit(won, { amount: '4.0000', closeRound: true }), '1.0000')
    await k.takes(k.ask.rollback(undone), '2.0000')
    await k.takes(k.ask.close(ended), '2.0000')
  }),
  check('rule 2: a made-up session takes no debit and no play', async (k) => {
    await k.refuses(k.ask.debit({ session: freshId() }), 'session_expired')
    await k.refuses(k.ask.play({ session: freshId() }), 'session_expired')
    await k.stands('0')
  }),
  check('rule 2: a blocked player is player_blocked for debit and play', async (k) => {
    const { ask } = await k.blocked()
    await k.refuses(ask.debit(), 'player_blocked')
    await k.refuses(ask.play({ stake: '0.0000', win: '1.0000' }), 'player_blocked')
  }),
  check('rule 2: a blocked player is that before the balance is too small', async (k) => {
    const { ask, balance } = await k.blocked()
    const more = toWire(add(balance, amount('0.0001')))
    await k.refuses(ask.debit({ amount: more }), 'player_blocked')
    await k.refuses(ask.play({ stake: more }), 'player_blocked')
  }),
  check('rule 2: a rollback and a close are taken on a blocked player', async (k) => {
    const { ask, balance } = await k.blocked()
    for (const move of [ask.rollback(ask.debit()), ask.close(ask.debit())]) {
      const value = await k.succeeds(move)
      equal(`balance after ${move.verb}`, value.balance, toWire(balance))
    }
  }),
  check('rule 2: a credit on a blocked player is looked at, not turned away', async (k) => {
    const { ask } = await k.blocked()
    await k.refuses(ask.credit(ask.debit()), 'unknown_transaction')
  }),
]
