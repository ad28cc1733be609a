import { StudioRefused, type Clock } from '#kit'
import { turnOf } from './begin.ts'
import { rowOfTurn, type Round } from './round.ts'
import type { Seat } from './seats.ts'
import type { RoundStore } from './store/rounds.ts'
import { replayed } from './stored.ts'

/**
 * What the rules of a game do for a player who does not come back, each step on record as if it
 * were the player's: so a round pays what its return promises whoever ends it.
 */
export async function playOn(
  { store, clock }: { store: RoundStore; clock: Clock },
  seat: Seat,
  round: Round,
): Promise<void> {
  const play = replayed(round, seat.seed)
  round.play = undefined
  for (let action = play.byDefault(); action !== undefined; action = play.byDefault()) {
    const done = turnOf(play, action, JSON.stringify(action), round.credit)
    const turn = { ...done, byHouse: true, isPaid: true }
    if (turn.stake > 0n) throw new Error('nobody stakes for a player who has left')
    const row = rowOfTurn(round, turn)
    const isOurs = await store.addTurn(seat.id, round.number, row, clock.now())
    if (!isOurs) throw new StudioRefused('try_again')
    round.turns.push(turn)
  }
}
