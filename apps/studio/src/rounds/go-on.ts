import { StudioRefused } from '#kit'
import { repeated, requireSame, stored, type Asked } from './asked.ts'
import { turnOf } from './begin.ts'
import type { RoundParts } from './parts.ts'
import { rowOfTurn, taken, type Round } from './round.ts'
import { alone, type Seat } from './seats.ts'
import { replayed } from './stored.ts'

/** The next action of the round at hand, or an earlier one again; undefined: look again. */
export async function goOn(
  parts: RoundParts,
  seat: Seat,
  round: Round,
  asked: Asked,
): Promise<Round | undefined> {
  if (seat.running) {
    await seat.running.catch(() => undefined)
    return undefined
  }
  if (round.end) return repeated(parts, round, asked)
  requireSame(round, asked)
  const { input, session } = asked
  const turns = taken(round)
  if (turns[input.step]) {
    await alone(seat, () => parts.settle.settle(seat, round, session.walletSession))
    return round
  }
  if (input.step !== turns.length) throw new StudioRefused('bad_request')
  return alone(seat, () => nextTurn(parts, seat, round, asked))
}

async function nextTurn(parts: RoundParts, seat: Seat, round: Round, asked: Asked) {
  const { settle, store, seats, clock } = parts
  const { session, input, action } = asked
  await settle.settle(seat, round, session.walletSession)
  if (round.end) return undefined
  const play = (round.play ??= replayed(round, seat.seed))
  const turn = turnOf(play, input.action, action, round.credit)
  round.play = undefined
  const row = rowOfTurn(round, turn)
  const add = () => store.addTurn(seat.id, round.number, row, clock.now())
  if (!(await stored(parts, seat, add))) {
    await stored(parts, seat, () => seats.reload(seat))
    return undefined
  }
  round.turns.push(turn)
  round.play = play
  round.isRepeat = false
  await settle.settle(seat, round, session.walletSession)
  return round
}
