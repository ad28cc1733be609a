import type { Session } from '#sessions'
import type { EventDeps } from './deps.ts'
import { gameFor, type PlacedBet } from './place-bet.ts'
import { BetRefused } from './refused.ts'
import type { StoredBet } from './store/bets.ts'
import { toBetView } from './view.ts'
import { askWallet, balanceIn, toRefusal } from './wallet-answers.ts'

/** An own bet with the provider of the session. */
export async function ownBet(deps: EventDeps, session: Session, id: string): Promise<StoredBet> {
  const { provider } = gameFor(deps, session, session.game)
  const bet = await deps.bets.find(id, provider)
  if (bet?.playerId !== session.playerId) throw new BetRefused('not_found')
  return bet
}

/** Cancels an open bet before its lock, which the wallet decides. A repeat gets the same. */
export function createCancelBet(deps: EventDeps) {
  return async (session: Session, id: string): Promise<PlacedBet> => {
    const bet = await ownBet(deps, session, id)
    const { provider } = bet
    const body = {
      session: session.walletSession,
      transactionId: `${id}.cancel`,
      targetTransactionId: id,
      roundId: id,
      notAfter: bet.locksAt.toISOString(),
    }
    const answer = await askWallet(deps, provider, 'cancel', body)
    if (!answer.success) {
      // Settled or refunded meanwhile.
      if (closedCodes.has(answer.code)) throw new BetRefused('too_late')
      throw toRefusal(answer.code)
    }
    await deps.bets.cancelled(id, provider)
    const balance = balanceIn(answer.value)
    return { bet: toBetView(await ownBet(deps, session, id)), balance }
  }
}

const closedCodes = new Set(['round_closed', 'rolled_back'])
