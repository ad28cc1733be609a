import { toWire, unitsOf } from './money.ts'
import type { Operator } from './operator.ts'
import type { Purse } from './purse.ts'
import { Unreachable } from './refused.ts'

/** Every movement is a call to the operator, which holds the player's money. */
export function seamlessPurse(operator: Operator): Purse {
  return {
    balance: async ({ session }) => unitsIn(await operator.balance(session)),

    play: async ({ session, playerId, gameCode }, { roundId, amount }, win) => {
      const money = { stake: toWire(amount), win: toWire(win) }
      const ids = { transactionId: stakeId(roundId), roundId, gameCode }
      return unitsIn(await operator.play({ session, ...ids, ...money }, playerId))
    },

    stake: async ({ session, playerId, gameCode }, { roundId, amount }) => {
      const ids = { transactionId: stakeId(roundId), roundId, gameCode }
      return unitsIn(await operator.debit({ session, ...ids, amount: toWire(amount) }, playerId))
    },

    pay: async ({ playerId, gameCode }, { roundId, amount }) => {
      const ids = { transactionId: `${roundId}-win`, roundId, gameCode }
      const credit = { playerId, ...ids, amount: toWire(amount), closeRound: true }
      try {
        return unitsIn(await operator.credit(credit))
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error
        void operator.insist('credit', credit)
        return undefined
      }
    },

    abandon: ({ playerId }, roundId) => {
      const undo = { transactionId: `${roundId}-undo`, targetTransactionId: stakeId(roundId) }
      void operator
        .insist('rollback', { playerId, roundId, ...undo })
        .then(() => operator.insist('close', { playerId, roundId }))
    },
  }
}

/** Known from the round alone: so a stake can be undone by a vendor that forgot the rest. */
const stakeId = (roundId: string) => `${roundId}-stake`

function unitsIn({ balance }: { balance: string }): bigint {
  const units = unitsOf(balance)
  if (units === undefined) throw new TypeError(`the operator says a balance of ${balance}`)
  return units
}
