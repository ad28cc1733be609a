import { randomUUID } from 'node:crypto'
import { toWire } from '@fairhouse/money'
import { freshId } from '../requests.ts'
import { check, type Check } from '../check.ts'
import { equal, Skipped } from '../expect.ts'

export const refusalChecks: Check[] = [
  check('rule 5: a debit of a ten-thousandth too much is insufficient_funds', async (k) => {
    const reply = await k.refuses(k.ask.debit({ amount: k.tooMuch() }), 'insufficient_funds')
    equal('value.balance', reply.value?.['balance'], toWire(k.begin))
    await k.stands('0')
  }),
  check('rule 5: a play beyond the balance is insufficient_funds, whatever it wins', async (k) => {
    const play = k.ask.play({ stake: k.tooMuch(), win: '1000000.0000' })
    const reply = await k.refuses(play, 'insufficient_funds')
    equal('value.balance', reply.value?.['balance'], toWire(k.begin))
    await k.stands('0')
  }),
  check('rule 5: the win of a refused debit is not paid', async (k) => {
    const debit = k.ask.debit({ amount: k.tooMuch() })
    await k.refuses(debit, 'insufficient_funds')
    await k.refuses(k.ask.credit(debit), 'unknown_transaction')
    await k.stands('0')
  }),
  check('rule 5: a credit of a made-up player is unknown_player', async (k) => {
    const debit = k.ask.debit()
    await k.takes(debit)
    await k.refuses(k.ask.credit(debit, { playerId: randomUUID() }), 'unknown_player')
    await k.stands('-1.0000')
  }),
  check('rule 5: a credit of a round without a debit is unknown_transaction', async (k) => {
    await k.refuses(k.ask.credit(k.ask.debit()), 'unknown_transaction')
    await k.stands('0')
  }),
  check('rule 5: an unknown game is game_disabled', async (k) => {
    const gameCode = freshId()
    await k.refuses(k.ask.debit({ gameCode }), 'game_disabled')
    await k.refuses(k.ask.play({ gameCode, win: '5.0000' }), 'game_disabled')
    await k.stands('0')
  }),
  check('rule 5: a game of another vendor is game_disabled', async (k) => {
    const { otherGame: gameCode } = k.settings
    if (gameCode === undefined) throw new Skipped("needs --other-game <another vendor's game>")
    await k.refuses(k.ask.debit({ gameCode }), 'game_disabled')
    await k.refuses(k.ask.play({ gameCode }), 'game_disabled')
    await k.stands('0')
  }),
]
