import { toWire, type Amount } from '@fairhouse/money'
import type { Log, WalletClient, WalletRecord } from '#kit'
import { createWalletCall, type WalletAnswer } from './wallet-call.ts'
import { stakeOf, winOf, type Round } from './round.ts'

type Records = readonly WalletRecord[]

interface TurnStake {
  turn: number
  amount: Amount
  session: string
}

export type RoundWallet = ReturnType<typeof createRoundWallet>

/**
 * Wallet calls of a round, with the rows that are written in their commit. Transaction ids follow
 * from the round, so a repeat gets the same answer.
 */
export function createRoundWallet(wallet: WalletClient, log: Log) {
  const ask = createWalletCall(wallet, log)

  const facts = (round: Round, step: string) => ({
    transactionId: `${round.id}.${step}`,
    roundId: round.id,
    gameCode: round.game.code,
  })

  return {
    /** Stake and win of a one-step round in one call. */
    play(round: Round, session: string, records?: Records): Promise<WalletAnswer> {
      const [stake, win] = [toWire(stakeOf(round)), toWire(winOf(round))]
      const body = { session, ...facts(round, '0'), stake, win, ...contributionField(round) }
      return ask(round, 'play', body, records)
    },
    /** Takes the stake of a turn. */
    debit(round: Round, { turn, amount, session }: TurnStake, records?: Records) {
      const body = { session, ...facts(round, String(turn)), amount: toWire(amount) }
      return ask(round, 'debit', body, records)
    },
    /** Pays the win of the whole round and closes it. */
    credit(round: Round, amount: Amount, records?: Records): Promise<WalletAnswer> {
      const { playerId } = round
      const body = { playerId, ...facts(round, 'end'), amount: toWire(amount), closeRound: true }
      return ask(round, 'credit', body, records)
    },
    /** Pays a jackpot win. The round is closed already, and a late win is accepted. */
    jackpot(round: Round, code: string, win: Amount, records?: Records): Promise<WalletAnswer> {
      const { playerId } = round
      const jackpot = { code, win: toWire(win) }
      const body = { playerId, ...facts(round, 'jackpot'), amount: '0', jackpot }
      return ask(round, 'credit', body, records)
    },
  }
}

/** The jackpot contribution sent with the stake. */
function contributionField({ jackpot }: Round) {
  if (!jackpot) return {}
  return { jackpot: { code: jackpot.code, contribution: toWire(jackpot.contribution) } }
}
