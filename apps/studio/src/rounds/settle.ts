import { amountOf, toWire, zero } from '@fairhouse/money'
import type { StudioRefusal } from '@fairhouse/protocol/studio'
import { StudioRefused } from '#kit'
import type { WalletRefusal } from './wallet-call.ts'
import { finish, finishWithoutPayment, type SettleDeps } from './finish.ts'
import { autoComplete } from './auto-complete.ts'
import { isOneStep, lastTurn, stakeOf, winOf, type Round } from './round.ts'
import { exclusively, type Seat } from './seats.ts'
import { replay } from './row-mapping.ts'

export type Settle = ReturnType<typeof createSettle>

/**
 * Settles rounds: asks the wallet for what a round owes, and ends the round when it is over.
 * Repeating it gives the same result.
 */
export function createSettle(deps: SettleDeps) {
  /** Settles under the given wallet session. Throws the wallet's refusal. */
  async function settle(seat: Seat, round: Round, session: string): Promise<void> {
    if (round.end) return
    try {
      if (isOneStep(round)) return await playOnce(deps, seat, round, session)
      await payTurn(deps, seat, round, session)
      if (!round.end && lastTurn(round)?.done) await payOut(deps, seat, round, false)
    } finally {
      // From here on the wallet may have received the turn.
      round.isRepeat = true
    }
  }

  return {
    settle,
    /**
     * Ends a one-step round that another process began or whose outcome is unknown, before the next
     * one. Returns whether it ended.
     */
    async settlePending(seat: Seat, session: string): Promise<boolean> {
      const { current, running } = seat
      if (running || !current || current.end || !current.isRepeat) return false
      if (!isOneStep(current)) return false
      await exclusively(seat, () => settle(seat, current, session)).catch((error: unknown) => {
        if (!(error instanceof StudioRefused)) throw error
      })
      return isOver(current)
    },
    /** Completes an abandoned round by the rules of the game and pays its win. */
    async leave(seat: Seat, round: Round): Promise<void> {
      if (round.end) return
      await autoComplete(deps, seat, round)
      await payOut(deps, seat, round, true)
    },
    refusalOf: ({ end }: Round): StudioRefusal | undefined =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored by its name
      end?.state === 'refused' ? ((end.refusal ?? 'internal_error') as StudioRefusal) : undefined,
  }
}

const isOver = ({ end }: Round) => end !== undefined

async function playOnce(deps: SettleDeps, seat: Seat, round: Round, session: string) {
  const answer = await deps.wallet.play(round, session)
  if (!answer.accepted) return finishWithoutPayment(deps, seat, round, answer)
  const [stake, win] = [stakeOf(round), winOf(round)]
  const change = win - stake
  // A repeated answer holds the current balance, not the one of this round: keep the old value.
  if (!answer.isRepeat) round.balanceBefore = amountOf(answer.balance - change)
  const { balanceBefore } = round
  const pot = await payJackpot(deps, round)
  const jackpotWin = pot?.win ?? zero
  const balanceAfter = amountOf(balanceBefore + change + jackpotWin)
  const facts = { state: 'settled', refusal: null, stake, win, jackpotWin, balanceBefore } as const
  finish(deps, seat, round, { ...facts, balanceAfter })
  seat.balance = pot?.balance ?? answer.balance
}

/**
 * Pays the jackpot after the stake is taken. The first winner to get here takes the pot, the next
 * one what came in since. The amount is stored before the wallet call, so a retry pays the same.
 */
async function payJackpot({ wallet, pots, log }: SettleDeps, round: Round) {
  const { jackpot, seatId, number } = round
  if (!jackpot?.isDrawn) return undefined
  const { potId, code, contribution } = jackpot
  const win = await pots.win({ seatId, number, potId, contribution })
  const answer = await wallet.jackpot(round, code, win)
  if (!answer.accepted && answer.reason === 'dropped') return undefined
  if (!answer.accepted) throw new Error(`a jackpot was refused: ${answer.reason}`)
  log.info({ round: round.id, code, potId, win: toWire(win) }, 'a jackpot was won')
  return { win, balance: answer.balance }
}

/** Takes the stake of the last turn. A refused turn counts as not played. */
async function payTurn(deps: SettleDeps, seat: Seat, round: Round, session: string) {
  const turn = lastTurn(round)
  if (!turn || turn.isPaid) return
  const index = round.turns.indexOf(turn)
  if (turn.stake > 0n) {
    const answer = await deps.wallet.debit(round, index, turn.stake, session)
    if (!answer.accepted) {
      if (index === 0) return finishWithoutPayment(deps, seat, round, answer)
      turn.refusal = answer.code
      await deps.store.refuseTurn(round.seatId, round.number, index, answer.code)
      round.play = replay(round, seat.seed)
      throw new StudioRefused(answer.code)
    }
    seat.balance = answer.balance
    if (index === 0 && !answer.isRepeat) round.balanceBefore = amountOf(answer.balance + turn.stake)
  }
  turn.isPaid = true
}

/** The operator rolled the stakes back while the round was open, or dropped all play money. */
const isReturned = ({ reason }: WalletRefusal) => reason === 'rolled_back' || reason === 'dropped'

const asUndone = (answer: WalletRefusal): WalletRefusal => ({ ...answer, reason: 'undone' })

async function payOut(deps: SettleDeps, seat: Seat, round: Round, isLeft: boolean) {
  const [stake, win] = [stakeOf(round), winOf(round)]
  const answer = await deps.wallet.credit(round, win)
  if (!answer.accepted && isReturned(answer))
    return finishWithoutPayment(deps, seat, round, asUndone(answer))
  if (!answer.accepted) throw new Error(`a win was refused: ${answer.reason}`)
  const { balanceBefore } = round
  const balanceAfter = answer.isRepeat ? amountOf(balanceBefore + win - stake) : answer.balance
  const facts = { state: 'settled', refusal: null, stake, win, balanceBefore } as const
  const wasLeft = isLeft || lastTurn(round)?.byHouse === true
  finish(deps, seat, round, { ...facts, jackpotWin: zero, balanceAfter }, wasLeft)
  seat.balance = answer.balance
}
