import { randomUUID } from 'node:crypto'
import { toWire } from '@fairhouse/money'
import { newId } from '../requests.ts'
import { check, type Check } from '../check.ts'
import { equal, Skipped } from '../expect.ts'

export const refusalChecks: Check[] = [
  check(
    'rule 5: a debit of a ten-thousandth above the balance is insufficient_funds',
    async (k) => {
      const reply = await k.refuses(
        k.request.debit({ amount: k.aboveBalance() }),
        'insufficient_funds',
      )
      equal('value.balance', reply.value?.['balance'], toWire(k.startBalance))
      await k.expectChange('0')
    },
  ),
  check('rule 5: a play beyond the balance is insufficient_funds, whatever it wins', async (k) => {
    const play = k.request.play({ stake: k.aboveBalance(), win: '1000000.0000' })
    const reply = await k.refuses(play, 'insufficient_funds')
    equal('value.balance', reply.value?.['balance'], toWire(k.startBalance))
    await k.expectChange('0')
  }),
  check('rule 5: the win of a refused debit is not paid', async (k) => {
    const debit = k.request.debit({ amount: k.aboveBalance() })
    await k.refuses(debit, 'insufficient_funds')
    await k.refuses(k.request.credit(debit), 'unknown_transaction')
    await k.expectChange('0')
  }),
  check('rule 5: a credit of a made-up player is unknown_player', async (k) => {
    const debit = k.request.debit()
    await k.accepts(debit)
    await k.refuses(k.request.credit(debit, { playerId: randomUUID() }), 'unknown_player')
    await k.expectChange('-1.0000')
  }),
  check('rule 5: a credit of a round without a debit is unknown_transaction', async (k) => {
    await k.refuses(k.request.credit(k.request.debit()), 'unknown_transaction')
    await k.expectChange('0')
  }),
  check('rule 5: an unknown game is game_disabled', async (k) => {
    const gameCode = newId()
    await k.refuses(k.request.debit({ gameCode }), 'game_disabled')
    await k.refuses(k.request.play({ gameCode, win: '5.0000' }), 'game_disabled')
    await k.expectChange('0')
  }),
  check('rule 5: a game of another provider is game_disabled', async (k) => {
    const { otherGame: gameCode } = k.settings
    if (gameCode === undefined) throw new Skipped("needs --other-game <another vendor's game>")
    await k.refuses(k.request.debit({ gameCode }), 'game_disabled')
    await k.refuses(k.request.play({ gameCode }), 'game_disabled')
    await k.expectChange('0')
  }),
]
