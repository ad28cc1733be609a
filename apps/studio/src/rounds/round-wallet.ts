import { toWire, type Amount } from '@fairhouse/money'
import { StudioRefused, type Log, type WalletClient } from '#kit'
import { createWalletCall, type WalletAnswer } from './wallet-call.ts'
import { stakeOf, winOf, type Round } from './round.ts'

/** Codes that the wallet answers before it looks up the transaction. */
const checkedBeforeLookup = new Set(['session_expired', 'game_disabled', 'player_blocked'])

export type RoundWallet = ReturnType<typeof createRoundWallet>

/**
 * Wallet calls of a round. Transaction ids follow from the round, so a repeat gets the same answer.
 */
export function createRoundWallet(wallet: WalletClient, log: Log) {
  const ask = createWalletCall(wallet, log)

  const facts = (round: Round, step: string) => ({
    transactionId: `${round.id}.${step}`,
    roundId: round.id,
    gameCode: round.game.code,
  })

  async function undo(round: Round, step: string, answer: WalletAnswer): Promise<WalletAnswer> {
    if (answer.accepted || !round.isRepeat || !checkedBeforeLookup.has(answer.reason)) return answer
    const { transactionId, roundId } = facts(round, `undo-${step}`)
    const targetTransactionId = facts(round, step).transactionId
    const { playerId } = round
    const body = { playerId, transactionId, targetTransactionId, roundId }
    const rollback = await ask(round, 'rollback', body)
    if (!rollback.accepted) throw new StudioRefused('try_again')
    return { ...answer, reason: 'undone' }
  }

  return {
    /** Stake and win of a one-step round in one call. */
    async play(round: Round, session: string): Promise<WalletAnswer> {
      const [stake, win] = [toWire(stakeOf(round)), toWire(winOf(round))]
      const body = { session, ...facts(round, '0'), stake, win, ...contributionField(round) }
      return undo(round, '0', await ask(round, 'play', body))
    },
    /**
     * Takes the stake of a turn. If the wallet may have taken it earlier but refuses to say, it is
     * rolled back.
     */
    async debit(
      round: Round,
      turn: number,
      amount: Amount,
      session: string,
    ): Promise<WalletAnswer> {
      const body = { session, ...facts(round, String(turn)), amount: toWire(amount) }
      return undo(round, String(turn), await ask(round, 'debit', body))
    },
    /** Pays the win of the whole round and closes it. */
    credit(round: Round, amount: Amount): Promise<WalletAnswer> {
      const { playerId } = round
      const body = { playerId, ...facts(round, 'end'), amount: toWire(amount), closeRound: true }
      return ask(round, 'credit', body)
    },
    /** Pays a jackpot win. The round is closed already, and a late win is accepted. */
    jackpot(round: Round, code: string, win: Amount): Promise<WalletAnswer> {
      const { playerId } = round
      const jackpot = { code, win: toWire(win) }
      return ask(round, 'credit', { playerId, ...facts(round, 'jackpot'), amount: '0', jackpot })
    },
    /** Returns a stake. */
    rollback(round: Round, turn: number): Promise<WalletAnswer> {
      const { transactionId, roundId } = facts(round, `undo-${turn}`)
      const targetTransactionId = facts(round, String(turn)).transactionId
      return ask(round, 'rollback', {
        playerId: round.playerId,
        transactionId,
        targetTransactionId,
        roundId,
      })
    },
  }
}

/** The jackpot contribution sent with the stake. */
function contributionField({ jackpot }: Round) {
  if (!jackpot) return {}
  return { jackpot: { code: jackpot.code, contribution: toWire(jackpot.contribution) } }
}
