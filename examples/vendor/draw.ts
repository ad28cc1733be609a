import type { Operator } from './operator.ts'
import type { Player } from './round-wallet.ts'
import { Refused } from './refused.ts'

export type Side = 'heads' | 'tails'

export interface Bet {
  readonly id: string
  readonly player: Player
  readonly side: Side
  readonly amount: bigint
}

export interface DrawOptions {
  readonly operator: Operator
  readonly newId: () => string
  /** Bets are taken until then, by the operator's clock. */
  readonly lockAt: Date
  readonly toWire: (units: bigint) => string
  /** Maximum of the stakes of all players on one side; `name` is the draw's own. */
  readonly limit?: { readonly name: string; readonly perSide: bigint }
}

const maxItems = 500

/**
 * A draw with many players. Each bet is a round of its own: a debit with `notAfter`, and one
 * closing row, by the settlement or by a cancel before the lock.
 */
export function createDraw({ operator, newId, lockAt, toWire, limit }: DrawOptions) {
  const bets = new Map<string, Bet>()
  const notAfter = lockAt.toISOString()

  /** The operator counts the stakes on each side, so that simultaneous bets cannot exceed it. */
  const countersOf = (side: Side, amount: bigint) =>
    limit && {
      counters: [{ key: `${limit.name}/${side}`, add: toWire(amount), max: toWire(limit.perSide) }],
    }

  return {
    /**
     * Refused by the operator after the lock, or above the limit of the side. A real provider has
     * stored the bet before it asks.
     */
    async place(player: Player, side: Side, amount: bigint): Promise<Bet> {
      const bet = { id: newId(), player, side, amount }
      const { session, gameCode, playerId } = player
      const stake = { session, gameCode, roundId: bet.id, transactionId: bet.id }
      const terms = { amount: toWire(amount), notAfter, ...countersOf(side, amount) }
      await operator.debit({ ...stake, ...terms }, playerId)
      bets.set(bet.id, bet)
      return bet
    },
    /** Returns whether the bet was cancelled; after the lock it stands. */
    async cancel({ id, player: { session } }: Bet): Promise<boolean> {
      const facts = { transactionId: `${id}-cancel`, targetTransactionId: id, roundId: id }
      try {
        await operator.cancel({ session, ...facts, notAfter })
      } catch (error) {
        if (error instanceof Refused && error.code === 'too_late') return false
        throw error
      }
      bets.delete(id)
      return true
    },
    /** Pays twice the stake to the winners and closes all bets. Repeating it changes nothing. */
    async settle(result: Side): Promise<number> {
      const items = [...bets.values()].map(({ id, player, side, amount }) => ({
        playerId: player.playerId,
        gameCode: player.gameCode,
        roundId: id,
        transactionId: `${id}-end`,
        amount: toWire(side === result ? 2n * amount : 0n),
        validBet: toWire(amount),
        reason: side === result ? `${result}: won` : `${result}: lost`,
      }))
      let paid = 0
      for (let from = 0; from < items.length; from += maxItems) {
        const chunk = { items: items.slice(from, from + maxItems) }
        const { results } = await operator.settleMany(chunk)
        paid += results.filter(({ success }) => success).length
      }
      return paid
    },
  }
}
