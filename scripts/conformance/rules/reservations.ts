import { check, type Check } from '../check.ts'
import { equal } from '../expect.ts'
import { newId } from '../requests.ts'

export const reservationChecks: Check[] = [
  check('reserve: sets money aside, and a repeat changes nothing', async (k) => {
    const seat = k.request.reserve({ amount: '8.0000' })
    await k.accepts(seat, '-8.0000')
    await k.expectDuplicate(seat, '-8.0000')
    await k.accepts(k.request.release(seat), '0')
  }),
  check('reserve: more than the balance is refused', async (k) => {
    await k.refuses(k.request.reserve({ amount: `1${k.aboveBalance()}` }), 'insufficient_funds')
    await k.expectChange('0')
  }),
  check('play: a hand is paid from its seat and pays into it', async (k) => {
    const seat = k.request.reserve({ amount: '8.0000' })
    await k.accepts(seat)
    const fromReserved = seat.body.roundId
    await k.accepts(k.request.play({ stake: '3.0000', win: '0', fromReserved }), '-8.0000')
    await k.accepts(k.request.play({ stake: '1.0000', win: '5.0000', fromReserved }), '-8.0000')
    await k.accepts(k.request.release(seat), '1.0000')
  }),
  check('play: a hand takes no more than its seat holds', async (k) => {
    const seat = k.request.reserve({ amount: '2.0000' })
    await k.accepts(seat)
    const hand = { stake: '3.0000', win: '0' }
    const fromReserved = seat.body.roundId
    await k.refuses(k.request.play({ ...hand, fromReserved }), 'insufficient_funds')
    await k.refuses(k.request.play({ ...hand, fromReserved: newId() }), 'insufficient_funds')
    await k.accepts(k.request.release(seat), '0')
  }),
  check('release: gives everything back once and ends the seat', async (k) => {
    const seat = k.request.reserve({ amount: '2.0000' })
    await k.accepts(seat)
    const leave = k.request.release(seat)
    await k.accepts(leave, '0')
    await k.expectDuplicate(leave, '0')
    await k.refuses(k.request.reserve({ roundId: seat.body.roundId }), 'round_closed')
  }),
  check('counters: a bet above the maximum is refused with what is left', async (k) => {
    const key = newId()
    const of = (add: string) => ({ counters: [{ key, add, max: '10.0000' }] })
    await k.accepts(k.request.debit(of('7.0000')))
    const reply = await k.send(k.request.debit(of('4.0000')))
    equal('refusal', reply.success ? 'accepted' : reply.code, 'limit_reached')
    equal('value', JSON.stringify(reply.value), JSON.stringify({ key, left: '3.0000' }))
    await k.accepts(k.request.debit(of('3.0000')))
    await k.expectChange('-2.0000')
  }),
]
