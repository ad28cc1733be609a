import { toWire, parseUnits } from './money.ts'
import type { Operator } from './operator.ts'
import type { RoundWallet } from './round-wallet.ts'
import { Unreachable } from './refused.ts'

/** A wallet at the operator: every movement is a call. */
export function createSeamlessWallet(operator: Operator): RoundWallet {
  return {
    balance: async ({ session }) => unitsOf(await operator.balance(session)),

    play: async ({ session, playerId, gameCode }, { roundId, amount }, win) => {
      const money = { stake: toWire(amount), win: toWire(win) }
      const ids = { transactionId: stakeId(roundId), roundId, gameCode }
      return unitsOf(await operator.play({ session, ...ids, ...money }, playerId))
    },

    stake: async ({ session, playerId, gameCode }, { roundId, amount }) => {
      const ids = { transactionId: stakeId(roundId), roundId, gameCode }
      return unitsOf(await operator.debit({ session, ...ids, amount: toWire(amount) }, playerId))
    },

    pay: async ({ playerId, gameCode }, { roundId, amount }) => {
      const ids = { transactionId: `${roundId}-win`, roundId, gameCode }
      const credit = { playerId, ...ids, amount: toWire(amount), closeRound: true }
      try {
        return unitsOf(await operator.credit(credit))
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error
        void operator.callUntilDone('credit', credit)
        return undefined
      }
    },

    abandon: ({ playerId }, roundId) => {
      const rollback = { transactionId: `${roundId}-undo`, targetTransactionId: stakeId(roundId) }
      void operator
        .callUntilDone('rollback', { playerId, roundId, ...rollback })
        .then(() => operator.callUntilDone('close', { playerId, roundId }))
    },
  }
}

/** Follows from the round id, so that a stake can be rolled back after a restart. */
const stakeId = (roundId: string) => `${roundId}-stake`

function unitsOf({ balance }: { balance: string }): bigint {
  const units = parseUnits(balance)
  if (units === undefined) throw new TypeError(`the operator says a balance of ${balance}`)
  return units
}
