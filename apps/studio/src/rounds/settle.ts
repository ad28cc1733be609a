import { amountOf, toWire, zero } from '@fairhouse/money'
import type { StudioRefusal } from '@fairhouse/protocol/studio'
import { StudioRefused } from '#kit'
import type { NotTaken } from './ask-wallet.ts'
import { finish, finishWithout, type SettleParts } from './ending.ts'
import { playOn } from './play-on.ts'
import { isOneStep, lastTurn, stakeOf, winOf, type Round } from './round.ts'
import { alone, type Seat } from './seats.ts'
import { replayed } from './stored.ts'

export type Settle = ReturnType<typeof createSettle>

/**
 * Brings a round as far as it goes without its player: what it owes the wallet is asked for, and
 * when it is over it ends. Whoever asks, and however often, it comes out the same.
 */
export function createSettle(parts: SettleParts) {
  /** By this session of the wallet's; a refusal is told by its name. */
  async function settle(seat: Seat, round: Round, session: string): Promise<void> {
    if (round.end) return
    try {
      if (isOneStep(round)) return await playOnce(parts, seat, round, session)
      await payTurn(parts, seat, round, session)
      if (!round.end && lastTurn(round)?.done) await payOut(parts, seat, round, false)
    } finally {
      // From here on the wallet may have heard of it.
      round.isRepeat = true
    }
  }

  return {
    settle,
    /**
     * A round of one step that another process began, or that was left in doubt, needs no player:
     * it is ended before the next. Answers whether anything became of it.
     */
    async bringUp(seat: Seat, session: string): Promise<boolean> {
      const { current, running } = seat
      if (running || !current || current.end || !current.isRepeat) return false
      if (!isOneStep(current)) return false
      await alone(seat, () => settle(seat, current, session)).catch((error: unknown) => {
        if (!(error instanceof StudioRefused)) throw error
      })
      return isOver(current)
    },
    /** The player does not come back: the game goes on by its rules, and what was won is paid. */
    async leave(seat: Seat, round: Round): Promise<void> {
      if (round.end) return
      await playOn(parts, seat, round)
      await payOut(parts, seat, round, true)
    },
    refusalOf: ({ end }: Round): StudioRefusal | undefined =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored by its name
      end?.state === 'refused' ? ((end.refusal ?? 'internal_error') as StudioRefusal) : undefined,
  }
}

const isOver = ({ end }: Round) => end !== undefined

async function playOnce(parts: SettleParts, seat: Seat, round: Round, session: string) {
  const told = await parts.money.play(round, session)
  if (!told.taken) return finishWithout(parts, seat, round, told)
  const [stake, win] = [stakeOf(round), winOf(round)]
  const change = win - stake
  // A repeat tells the balance of now; before this round it was what we had heard.
  if (!told.isRepeat) round.balanceBefore = amountOf(told.balance - change)
  const { balanceBefore } = round
  const pot = await payJackpot(parts, round)
  const jackpotWin = pot?.win ?? zero
  const balanceAfter = amountOf(balanceBefore + change + jackpotWin)
  const facts = { state: 'settled', refusal: null, stake, win, jackpotWin, balanceBefore } as const
  finish(parts, seat, round, { ...facts, balanceAfter })
  seat.balance = pot?.balance ?? told.balance
}

/**
 * The stake is taken: of all who were drawn, the first to come here gets the pot, and the next what
 * came in since. The amount is stored before the wallet is asked, so that it stays the same.
 */
async function payJackpot({ money, pots, log }: SettleParts, round: Round) {
  const { jackpot, seatId, number } = round
  if (!jackpot?.isDrawn) return undefined
  const { potId, code, contribution } = jackpot
  const win = await pots.win({ seatId, number, potId, contribution })
  const told = await money.jackpot(round, code, win)
  if (!told.taken && told.reason === 'dropped') return undefined
  if (!told.taken) throw new Error(`a jackpot was refused: ${told.reason}`)
  log.info({ round: round.id, code, potId, win: toWire(win) }, 'a jackpot was won')
  return { win, balance: told.balance }
}

/** The stake of the last turn; a turn that is refused is as if it had not been. */
async function payTurn(parts: SettleParts, seat: Seat, round: Round, session: string) {
  const turn = lastTurn(round)
  if (!turn || turn.isPaid) return
  const place = round.turns.indexOf(turn)
  if (turn.stake > 0n) {
    const told = await parts.money.debit(round, place, turn.stake, session)
    if (!told.taken) {
      if (place === 0) return finishWithout(parts, seat, round, told)
      turn.refusal = told.code
      await parts.store.refuseTurn(round.seatId, round.number, place, told.code)
      round.play = replayed(round, seat.seed)
      throw new StudioRefused(told.code)
    }
    seat.balance = told.balance
    if (place === 0 && !told.isRepeat) round.balanceBefore = amountOf(told.balance + turn.stake)
  }
  turn.isPaid = true
}

/** The operator took the stakes back while the round was open, or dropped all play money. */
const isUndone = ({ reason }: NotTaken) => reason === 'rolled_back' || reason === 'dropped'

const undone = (told: NotTaken): NotTaken => ({ ...told, reason: 'undone' })

async function payOut(parts: SettleParts, seat: Seat, round: Round, isLeft: boolean) {
  const [stake, win] = [stakeOf(round), winOf(round)]
  const told = await parts.money.credit(round, win)
  if (!told.taken && isUndone(told)) return finishWithout(parts, seat, round, undone(told))
  if (!told.taken) throw new Error(`a win was refused: ${told.reason}`)
  const { balanceBefore } = round
  const balanceAfter = told.isRepeat ? amountOf(balanceBefore + win - stake) : told.balance
  const facts = { state: 'settled', refusal: null, stake, win, balanceBefore } as const
  const wasLeft = isLeft || lastTurn(round)?.byHouse === true
  finish(parts, seat, round, { ...facts, jackpotWin: zero, balanceAfter }, wasLeft)
  seat.balance = told.balance
}
