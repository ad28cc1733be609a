import { StudioRefused, type Clock } from '#kit'
import { turnOf } from './begin.ts'
import type { Round } from './round.ts'
import type { Seat } from './seats.ts'
import type { RoundStore } from './store/rounds.ts'
import { replay, turnRowOf } from './row-mapping.ts'

/**
 * Plays the default actions of a game for a player who does not return, and stores each as a turn.
 * So the certified return also holds for abandoned rounds.
 */
export async function autoComplete(
  { store, clock }: { store: RoundStore; clock: Clock },
  seat: Seat,
  round: Round,
): Promise<void> {
  const play = replay(round, seat.seed)
  round.play = undefined
  for (let action = play.byDefault(); action !== undefined; action = play.byDefault()) {
    const played = turnOf(play, action, JSON.stringify(action), round.credit)
    const turn = { ...played, byHouse: true, isPaid: true }
    if (turn.stake > 0n) throw new Error('a default action must not stake')
    const isOurs = await store.addTurn(turnRowOf(round, turn, clock.now()))
    if (!isOurs) throw new StudioRefused('try_again')
    round.turns.push(turn)
  }
}
