import { zero } from '@fairhouse/money'
import { StudioRefused, type Clock, type Log } from '#kit'
import type { Pots } from '#pots'
import type { WalletRefusal } from './wallet-call.ts'
import type { RoundWallet } from './round-wallet.ts'
import { stakeOf, type End, type Round } from './round.ts'
import type { Seat } from './seats.ts'
import type { RoundStore } from './store/rounds.ts'
import { endRowOf } from './row-mapping.ts'
import type { Writer } from './writer.ts'

export interface SettleDeps {
  wallet: RoundWallet
  pots: Pots
  log: Log
  writer: Writer
  store: RoundStore
  clock: Clock
}

/** Ends a round in memory. The next commit writes the end; the player does not wait for it. */
export function finish(
  { writer, clock }: SettleDeps,
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

/** Ends a round whose stake was refused or returned. */
export function finishWithoutPayment(
  deps: SettleDeps,
  seat: Seat,
  round: Round,
  refusal: WalletRefusal,
) {
  const { balanceBefore } = round
  const isUndone = refusal.reason === 'undone'
  finish(deps, seat, round, {
    state: isUndone ? 'void' : 'refused',
    refusal: isUndone ? null : refusal.code,
    stake: isUndone ? stakeOf(round) : zero,
    win: zero,
    jackpotWin: zero,
    balanceBefore,
    balanceAfter: balanceBefore,
  })
  if (!isUndone) throw new StudioRefused(refusal.code)
}
