import { zero } from '@fairhouse/money'
import { StudioRefused, type Clock, type Log } from '#kit'
import type { Pots } from '#pots'
import type { NotTaken } from './ask-wallet.ts'
import type { Money } from './money.ts'
import { stakeOf, type End, type Round } from './round.ts'
import type { Seat } from './seats.ts'
import type { RoundStore } from './store/rounds.ts'
import { endRowOf } from './stored.ts'
import type { Writer } from './writer.ts'

export interface SettleParts {
  money: Money
  pots: Pots
  log: Log
  writer: Writer
  store: RoundStore
  clock: Clock
}

/** The end is known; it is written with the next commit, and the player need not wait for it. */
export function finish(
  { writer, clock }: SettleParts,
  seat: Seat,
  round: Round,
  facts: Omit<End, 'at' | 'leftByPlayer'>,
  leftByPlayer = false,
) {
  round.end = { ...facts, leftByPlayer, at: clock.now() }
  round.play = undefined
  seat.balance = facts.balanceAfter
  void writer.end(endRowOf(round, round.end))
}

/** No money moved, or what moved was given back. */
export function finishWithout(parts: SettleParts, seat: Seat, round: Round, told: NotTaken) {
  const { balanceBefore } = round
  const isUndone = told.reason === 'undone'
  finish(parts, seat, round, {
    state: isUndone ? 'void' : 'refused',
    refusal: isUndone ? null : told.code,
    stake: isUndone ? stakeOf(round) : zero,
    win: zero,
    jackpotWin: zero,
    balanceBefore,
    balanceAfter: balanceBefore,
  })
  if (!isUndone) throw new StudioRefused(told.code)
}
