import { toWire, type Amount } from '@fairhouse/money'
import { StudioRefused, type Log, type WalletClient } from '#kit'
import { createAskWallet, type Told } from './ask-wallet.ts'
import { stakeOf, winOf, type Round } from './round.ts'

/** These are said before the wallet looks whether it has the transaction already. */
const beforeLooking = new Set(['session_expired', 'game_disabled', 'player_blocked'])

export type Money = ReturnType<typeof createMoney>

/** Asks the wallet under ids that follow from the round: asked again, the answer is the same. */
export function createMoney(wallet: WalletClient, log: Log) {
  const ask = createAskWallet(wallet, log)

  const facts = (round: Round, step: string) => ({
    transactionId: `${round.id}.${step}`,
    roundId: round.id,
    gameCode: round.game.code,
  })

  async function undo(round: Round, step: string, told: Told): Promise<Told> {
    if (told.taken || !round.isRepeat || !beforeLooking.has(told.reason)) return told
    const { transactionId, roundId } = facts(round, `undo-${step}`)
    const targetTransactionId = facts(round, step).transactionId
    const { playerId } = round
    const body = { playerId, transactionId, targetTransactionId, roundId }
    const undone = await ask(round, 'rollback', body)
    if (!undone.taken) throw new StudioRefused('try_again')
    return { ...told, reason: 'undone' }
  }

  return {
    /** A whole round of one action. */
    async play(round: Round, session: string): Promise<Told> {
      const [stake, win] = [toWire(stakeOf(round)), toWire(winOf(round))]
      const body = { session, ...facts(round, '0'), stake, win, ...putIn(round) }
      return undo(round, '0', await ask(round, 'play', body))
    },
    /** The stake of a turn. One of which the wallet may know, and will not say, is undone. */
    async debit(round: Round, turn: number, amount: Amount, session: string): Promise<Told> {
      const body = { session, ...facts(round, String(turn)), amount: toWire(amount) }
      return undo(round, String(turn), await ask(round, 'debit', body))
    },
    /** What the whole round won; it closes with it. */
    credit(round: Round, amount: Amount): Promise<Told> {
      const { playerId } = round
      const body = { playerId, ...facts(round, 'end'), amount: toWire(amount), closeRound: true }
      return ask(round, 'credit', body)
    },
    /** What a round won of a pot; it is closed already, and a late win is paid. */
    jackpot(round: Round, code: string, win: Amount): Promise<Told> {
      const { playerId } = round
      const jackpot = { code, win: toWire(win) }
      return ask(round, 'credit', { playerId, ...facts(round, 'jackpot'), amount: '0', jackpot })
    },
    /** Gives a stake back. */
    rollback(round: Round, turn: number): Promise<Told> {
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

/** What goes into a pot with the stake. */
function putIn({ jackpot }: Round) {
  if (!jackpot) return {}
  return { jackpot: { code: jackpot.code, contribution: toWire(jackpot.contribution) } }
}
