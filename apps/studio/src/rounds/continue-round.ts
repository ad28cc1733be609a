import { StudioRefused } from '#kit'
import { orReload, repeatAnswer, requireSameRequest, type ActRequest } from './idempotency.ts'
import { turnOf } from './begin.ts'
import type { RoundDeps } from './deps.ts'
import { acceptedTurns, type Round } from './round.ts'
import { exclusively, type Seat } from './seats.ts'
import { replay } from './row-mapping.ts'

/**
 * Plays the next action of the current round, or repeats an earlier one. Returns undefined if the
 * state changed meanwhile.
 */
export async function continueRound(
  deps: RoundDeps,
  seat: Seat,
  round: Round,
  request: ActRequest,
): Promise<Round | undefined> {
  if (seat.running) {
    await seat.running.catch(() => undefined)
    return undefined
  }
  if (round.end) return repeatAnswer(deps, round, request)
  requireSameRequest(round, request)
  const { input, session } = request
  const turns = acceptedTurns(round)
  if (turns[input.step]) {
    await exclusively(seat, () => deps.settle.settle(seat, round, session.walletSession))
    return round
  }
  if (input.step !== turns.length) throw new StudioRefused('bad_request')
  return exclusively(seat, () => nextTurn(deps, seat, round, request))
}

async function nextTurn(deps: RoundDeps, seat: Seat, round: Round, request: ActRequest) {
  const { settle } = deps
  const { input, action } = request
  const session = request.session.walletSession
  await settle.settle(seat, round, session)
  if (round.end) return undefined
  const play = (round.play ??= replay(round, seat.seed))
  const turn = turnOf(play, input.action, action, round.credit)
  round.play = undefined
  const isTaken = await orReload(deps, seat, () => settle.takeTurn({ seat, round, turn, session }))
  if (!isTaken) return undefined
  round.play = play
  await settle.settle(seat, round, session)
  return round
}
