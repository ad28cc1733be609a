import { parseAmount } from '@fairhouse/money'
import type { StudioInput } from '@fairhouse/protocol/studio'
import { RefusedBefore, StudioRefused } from '#kit'
import type { Session } from '#sessions'
import type { RoundParts } from './parts.ts'
import { taken, type Round } from './round.ts'
import type { Seat } from './seats.ts'

/** What is asked, with the action in the text that it is stored in. */
export interface Asked {
  session: Session
  input: StudioInput<'act'>
  action: string
  /** Of a game that has one. */
  potId: string | undefined
}

/** The same id must say the same. */
export function requireSame(round: Round, { input, action }: Asked) {
  const known = taken(round)[input.step]
  const isSame = known === undefined || known.action === action
  if (!isSame || parseAmount(input.credit) !== round.credit) throw new StudioRefused('id_conflict')
}

/** The answer of a round that is over. */
export function repeated({ settle }: RoundParts, round: Round, asked: Asked): Round {
  requireSame(round, asked)
  const refusal = settle.refusalOf(round)
  if (refusal) throw new RefusedBefore(refusal)
  if (asked.input.step >= taken(round).length) throw new StudioRefused('bad_request')
  return round
}

/** When nobody knows whether something was stored, the seat is read anew. */
export async function stored<T>(
  { seats, log }: RoundParts,
  seat: Seat,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    log.warn({ err: error, seatId: seat.id }, 'nobody knows whether a round was stored')
    seats.forget(seat.id)
    throw new StudioRefused('try_again')
  }
}
