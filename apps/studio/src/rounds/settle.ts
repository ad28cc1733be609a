import { amountOf, toWire, zero } from '@fairhouse/money'
import type { StudioRefusal } from '@fairhouse/protocol/studio'
import { StudioRefused, type Clock, type Log } from '#kit'
import type { Pots } from '#pots'
import { autoComplete } from './auto-complete.ts'
import { endRecord, roundRecord, turnRecord } from './records.ts'
import { isOneStep, lastTurn, stakeOf, winOf, type End, type Round, type Turn } from './round.ts'
import type { RoundWallet } from './round-wallet.ts'
import { endRowOf, rowOf, turnRowOf } from './row-mapping.ts'
import { exclusively, type Seat } from './seats.ts'
import type { RoundStore } from './store/rounds.ts'
import { StaleSeat, type WalletRefusal } from './wallet-call.ts'

export interface SettleDeps {
  wallet: RoundWallet
  pots: Pots
  log: Log
  store: RoundStore
  clock: Clock
}

export type Settle = ReturnType<typeof createSettle>

/** Asks the wallet for what rounds owe. A round, a turn and an end is written in its commit. */
export function createSettle(deps: SettleDeps) {
  /** Settles a stored round under the given wallet session, as far as it can go. */
  async function settle(seat: Seat, round: Round, session: string): Promise<void> {
    if (round.end) return
    if (isOneStep(round)) {
      if (round.isEarlier) return settleEarlier(deps, seat, round, session)
      return payJackpot(deps, seat, round)
    }
    await payEarlierTurn(deps, round, session)
    if (lastTurn(round)?.done) await payOut(deps, seat, round, false)
  }

  return {
    settle,
    begin: (seat: Seat, round: Round, session: string) => begin(deps, seat, round, session),
    takeTurn: (request: TurnRequest) => takeTurn(deps, request),
    /** Settles an unsettled one-step round before the next one. Returns whether it ended. */
    async settlePending(seat: Seat, session: string): Promise<boolean> {
      const { current, running } = seat
      if (running || !current || current.end || !isOneStep(current)) return false
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

/**
 * Places the first stake of a round, which is stored in the same commit; a one-step round ends with
 * it. A refused round is stored too, so that its draw is used up.
 */
async function begin(deps: SettleDeps, seat: Seat, round: Round, session: string): Promise<void> {
  const stake = stakeOf(round)
  const row = rowOf(round)
  const records = [roundRecord(row)]
  const answer = isOneStep(round)
    ? await deps.wallet.play(round, session, records)
    : await deps.wallet.debit(round, { turn: 0, amount: stake, session }, records)
  if (!answer.accepted) {
    // Some refusals come before the wallet decides and writes the row.
    await deps.store.add({ ...row, refusal: answer.reason })
    throw new StudioRefused(answer.code)
  }
  // The id is known: what it decided is stored.
  if (answer.isRepeat) throw new StaleSeat('repeated')
  const [turn] = round.turns
  if (turn) turn.isPaid = true
  seat.balance = answer.balance
  const win = isOneStep(round) ? winOf(round) : zero
  round.balanceBefore = amountOf(answer.balance + stake - win)
  if (!isOneStep(round)) return
  if (round.jackpot?.isDrawn) return payJackpot(deps, seat, round)
  finish(seat, round, settledBy(round, answer.balance), round.at)
}

const settledBy = (round: Round, balanceAfter: End['balanceAfter']) => ({
  state: 'settled' as const,
  refusal: null,
  leftByPlayer: false,
  stake: stakeOf(round),
  win: winOf(round),
  jackpotWin: zero,
  balanceBefore: round.balanceBefore,
  balanceAfter,
})

function finish(seat: Seat, round: Round, facts: Omit<End, 'at'>, at: Date) {
  round.end = { ...facts, at }
  round.play = undefined
  seat.balance = facts.balanceAfter
}

/**
 * Pays the jackpot after the stake is taken. The first winner to get here takes the pot, the next
 * one what came in since. The amount is stored before the wallet call, so a retry pays the same.
 */
async function payJackpot(deps: SettleDeps, seat: Seat, round: Round): Promise<void> {
  const { wallet, pots, store, log, clock } = deps
  const { jackpot, seatId, number } = round
  if (!jackpot?.isDrawn) throw new Error(`round ${round.id} has nothing to pay`)
  const { potId, code, contribution } = jackpot
  const jackpotWin = await pots.win({ seatId, number, potId, contribution })
  const withoutJackpot = amountOf(round.balanceBefore + winOf(round) - stakeOf(round))
  const facts = { ...settledBy(round, amountOf(withoutJackpot + jackpotWin)), jackpotWin }
  const at = clock.now()
  const records = [endRecord(endRowOf(round, { ...facts, at }))]
  const answer = await wallet.jackpot(round, code, jackpotWin, records)
  if (!answer.accepted && answer.reason !== 'dropped')
    throw new Error(`a jackpot was refused: ${answer.reason}`)
  if (!answer.accepted) {
    // All play money was dropped meanwhile, so that there is nothing to pay.
    const dropped = { ...settledBy(round, withoutJackpot), at }
    await store.end(endRowOf(round, dropped))
    return finish(seat, round, dropped, at)
  }
  if (answer.isRepeat) await store.end(endRowOf(round, { ...facts, at }))
  finish(seat, round, { ...facts, balanceAfter: answer.balance }, at)
  log.info({ round: round.id, code, potId, win: toWire(jackpotWin) }, 'a jackpot was won')
}

export interface TurnRequest {
  seat: Seat
  round: Round
  turn: Turn
  session: string
}

/** Stores the next turn with its stake. */
async function takeTurn(deps: SettleDeps, { seat, round, turn, session }: TurnRequest) {
  const row = turnRowOf(round, turn, deps.clock.now())
  if (turn.stake > 0n) {
    const stake = { turn: row.turn, amount: turn.stake, session }
    const answer = await deps.wallet.debit(round, stake, [turnRecord(row)])
    if (!answer.accepted) throw new StudioRefused(answer.code)
    if (answer.isRepeat) throw new StaleSeat('repeated')
    seat.balance = answer.balance
  } else if (!(await deps.store.addTurn(row))) {
    throw new StaleSeat('another turn was first')
  }
  round.turns.push({ ...turn, isPaid: true })
}

/** The operator rolled the stakes back while the round was open, or dropped all play money. */
const isReturned = ({ reason }: WalletRefusal) => reason === 'rolled_back' || reason === 'dropped'

async function payOut(deps: SettleDeps, seat: Seat, round: Round, isLeft: boolean) {
  const { wallet, store, clock } = deps
  const [stake, win] = [stakeOf(round), winOf(round)]
  const leftByPlayer = isLeft || lastTurn(round)?.byHouse === true
  const balanceAfter = amountOf(round.balanceBefore + win - stake)
  const facts = { ...settledBy(round, balanceAfter), leftByPlayer }
  const at = clock.now()
  const answer = await wallet.credit(round, win, [endRecord(endRowOf(round, { ...facts, at }))])
  if (!answer.accepted && !isReturned(answer))
    throw new Error(`a win was refused: ${answer.reason}`)
  if (!answer.accepted) {
    const before = round.balanceBefore
    const returned = { ...facts, state: 'void', win: zero, balanceAfter: before } as const
    await store.end(endRowOf(round, { ...returned, at }))
    return finish(seat, round, returned, at)
  }
  // An earlier version paid it and could not store the end.
  if (answer.isRepeat) await store.end(endRowOf(round, { ...facts, at }))
  finish(seat, round, answer.isRepeat ? facts : { ...facts, balanceAfter: answer.balance }, at)
  seat.balance = answer.balance
}

/** Ends a one-step round that an earlier version stored without the wallet's answer. */
async function settleEarlier(deps: SettleDeps, seat: Seat, round: Round, session: string) {
  const answer = await deps.wallet.play(round, session)
  if (answer.accepted && round.jackpot?.isDrawn) return payJackpot(deps, seat, round)
  const at = deps.clock.now()
  const { balanceBefore } = round
  const facts = settledBy(round, amountOf(balanceBefore + winOf(round) - stakeOf(round)))
  const end = answer.accepted ? facts : refusedBy(answer, balanceBefore)
  await deps.store.end(endRowOf(round, { ...end, at }))
  finish(seat, round, end, at)
}

const refusedBy = ({ code }: WalletRefusal, balance: End['balanceAfter']) => ({
  state: 'refused' as const,
  refusal: code,
  leftByPlayer: false,
  stake: zero,
  win: zero,
  jackpotWin: zero,
  balanceBefore: balance,
  balanceAfter: balance,
})

/** Takes the stake of a turn that an earlier version stored without the wallet's answer. */
async function payEarlierTurn({ wallet, store, clock }: SettleDeps, round: Round, session: string) {
  const turn = lastTurn(round)
  if (!turn || turn.isPaid) return
  const index = round.turns.indexOf(turn)
  if (turn.stake > 0n) {
    const answer = await wallet.debit(round, { turn: index, amount: turn.stake, session })
    if (!answer.accepted) {
      if (index > 0) await store.refuseTurn(round, index, answer.reason)
      else
        await store.end(
          endRowOf(round, { ...refusedBy(answer, round.balanceBefore), at: clock.now() }),
        )
      throw new StudioRefused(answer.code)
    }
  }
  turn.isPaid = true
}
