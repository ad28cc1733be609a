import { vendorVerbs } from '@fairhouse/protocol/vendor'
import { newId } from '../requests.ts'
import { check, type Check } from '../check.ts'
import { equal, Skipped, unexpected } from '../expect.ts'
import { times } from '../kit.ts'
import { getTicket } from '../player.ts'
import { refused, valueOf } from '../reply.ts'

export const authenticateChecks: Check[] = [
  check('authenticate: a ticket gives a session and facts of the player', async (k) => {
    const { session, currency, language, country, mode, gameCode } = await k.reenter()
    equal('mode', mode, k.settings.mode)
    equal('gameCode', gameCode, k.settings.game)
    for (const [what, text] of Object.entries({ session, currency, language, country })) {
      if (text === '') throw unexpected(what, 'a text', text)
    }
  }),
  check('authenticate: a ticket works once', async (k) => {
    const ticket = await k.ticket()
    await k.reenter(ticket)
    await k.refuses({ verb: 'authenticate', body: { ticket } }, 'session_expired')
    await k.expectChange('0')
  }),
  check('authenticate: one of 10 simultaneous uses of a ticket succeeds', async (k) => {
    const ticket = await k.ticket()
    const use = () => k.send({ verb: 'authenticate', body: { ticket } })
    const replies = await Promise.all(times(10, use))
    const refusals = replies.filter(({ success }) => !success)
    equal('sessions', replies.length - refusals.length, 1)
    for (const reply of refusals) refused(reply, 'session_expired')
    await k.reenter()
  }),
  check('authenticate: a made-up ticket is session_expired', async (k) => {
    await k.refuses({ verb: 'authenticate', body: { ticket: newId() } }, 'session_expired')
  }),
  check("authenticate: a ticket of another vendor's game is session_expired", async (k) => {
    const { otherGame, account } = k.settings
    if (otherGame === undefined) throw new Skipped("needs --other-game <another vendor's game>")
    const ticket = await getTicket(k.settings, account, otherGame)
    await k.refuses({ verb: 'authenticate', body: { ticket } }, 'session_expired')
  }),
  check('authenticate: lists open rounds, no closed ones', async (k) => {
    const left = k.request.debit()
    const ended = k.request.debit()
    for (const debit of [left, ended]) await k.accepts(debit)
    await k.accepts(k.request.close(ended))
    const { openRounds } = await k.reenter()
    const [open, ...more] = openRounds.filter(({ roundId }) => roundId === left.body.roundId)
    equal('the open round', open?.gameCode, k.settings.game)
    equal('more of the same', more.length, 0)
    const found = openRounds.some(({ roundId }) => roundId === ended.body.roundId)
    equal('the closed round among the open', found, false)
  }),
  check('balance: equals the balance and currency of authenticate', async (k) => {
    await k.accepts(k.request.debit({ amount: '0.7500' }))
    const { balance, currency, session } = await k.reenter()
    const reply = await k.send({ verb: 'balance', body: { session } })
    const now = valueOf(reply, vendorVerbs.balance.output)
    equal('balance', now.balance, balance)
    equal('currency', now.currency, currency)
    await k.expectChange('-0.7500')
  }),
  check('balance: a made-up session is session_expired', async (k) => {
    await k.refuses({ verb: 'balance', body: { session: newId() } }, 'session_expired')
  }),
]
