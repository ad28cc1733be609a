import { parseAmount } from '@fairhouse/money'
import type { StudioInput } from '@fairhouse/protocol/studio'
import { RefusedBefore, StudioRefused } from '#kit'
import type { Session } from '#sessions'
import type { RoundDeps } from './deps.ts'
import { acceptedTurns, type Round } from './round.ts'
import type { Seat } from './seats.ts'
import { StaleSeat } from './wallet-call.ts'

/** A player's request to act in a round, with the action as the JSON text that is stored. */
export interface ActRequest {
  session: Session
  input: StudioInput<'act'>
  action: string
  /** The pot of the game, if it has one that is on. */
  potId: string | undefined
}

/** Refuses a repeated id whose action or credit differs. */
export function requireSameRequest(round: Round, { input, action }: ActRequest) {
  const known = acceptedTurns(round)[input.step]
  const isSame = known === undefined || known.action === action
  if (!isSame || parseAmount(input.credit) !== round.credit) throw new StudioRefused('id_conflict')
}

/** Answers a repeated request for a round that has ended. */
export function repeatAnswer({ settle }: RoundDeps, round: Round, request: ActRequest): Round {
  requireSameRequest(round, request)
  const refusal = settle.refusalOf(round)
  if (refusal) throw new RefusedBefore(refusal)
  if (request.input.step >= acceptedTurns(round).length) throw new StudioRefused('bad_request')
  return round
}

/**
 * Asks the wallet to write a round or turn. Unless it did, the seat is read again: returns false if
 * another process has played there, and throws a refusal. Without an answer the result is unknown,
 * so the seat is read when it is needed next.
 */
export async function orReload(
  { seats, log }: RoundDeps,
  seat: Seat,
  work: () => Promise<void>,
): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    const isRefused = error instanceof StudioRefused && error.code !== 'try_again'
    const isAnswered = isRefused || error instanceof StaleSeat
    const isRead = isAnswered && (await isReloaded(seats, seat))
    if (isRead && error instanceof StaleSeat) return false
    if (isRead) throw error
    const facts = { err: error, seatId: seat.id }
    if (error instanceof StudioRefused) log.warn(facts, 'a round may not have been stored')
    else log.error(facts, 'a round may not have been stored')
    seats.forget(seat.id)
    throw new StudioRefused('try_again')
  }
}

const isReloaded = (seats: RoundDeps['seats'], seat: Seat) =>
  seats.reload(seat).then(
    () => true,
    () => false,
  )
