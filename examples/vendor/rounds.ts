import { commitmentOf, isSide, isStake, landed, payout, seedBytes, type Side } from './game.ts'
import { toWire, parseUnits } from './money.ts'
import type { Player, RoundWallet } from './round-wallet.ts'
import { Refused } from './refused.ts'
import { createSeats, view, type OpenRound, type Seat, type Seats } from './seats.ts'
import type { Sources } from './sources.ts'

interface RoundContext {
  readonly wallet: RoundWallet
  readonly sources: Sources
  readonly seats: Seats
  /** Ids of the rounds of this process. */
  readonly knownRounds: Set<string>
}

export type Rounds = ReturnType<typeof createRounds>

/** Plays rounds, in memory; a real provider stores a round before it takes the stake. */
export function createRounds(wallet: RoundWallet, sources: Sources) {
  const seats = createSeats(sources)
  const context: RoundContext = { wallet, sources, seats, knownRounds: new Set() }
  return {
    /** `openRounds` are those still open at the operator. */
    enter: async (player: Player, minimumCycleMs: number, openRounds: readonly string[]) => {
      const { key, seat } = seats.enter(player, minimumCycleMs)
      // Rounds from before a restart have no known outcome, so their stake is returned.
      const forgotten = openRounds.filter((roundId) => !context.knownRounds.has(roundId))
      for (const roundId of forgotten) wallet.abandon(player, roundId)
      return { key, ...(await look(context, seat)) }
    },
    look: async (key: string) => look(context, seats.seatOf(key)),
    toss: (key: string, choice: string, stake: string) =>
      seats.exclusively(key, (seat) => toss(context, seat, choice, stake)),
    begin: (key: string, choice: string, stake: string) =>
      seats.exclusively(key, (seat) => begin(context, seat, choice, stake)),
    double: (key: string, choice: string) =>
      seats.exclusively(key, (seat) => double(context, seat, choice)),
    take: (key: string) => seats.exclusively(key, (seat) => take(context, seat)),
  }
}

async function look({ wallet }: RoundContext, seat: Seat) {
  seat.balance = await wallet.balance(seat.player)
  return view(seat)
}

/** A one-step round: stake and win in one call. */
async function toss(context: RoundContext, seat: Seat, choice: string, stake: string) {
  const amount = stakeOf(seat, choice, stake)
  context.seats.checkPace(seat)
  const side = landed(seat.seed, 1)
  const paid = side === choice ? payout(amount) : 0n
  const roundId = newRoundId(context)
  seat.balance = await context.wallet.play(seat.player, { roundId, amount }, paid)
  return { side, paid: toWire(paid), proof: reveal(context, seat) }
}

/** A two-step round: the stake now, the win when the player has decided. */
async function begin(context: RoundContext, seat: Seat, choice: string, stake: string) {
  const amount = stakeOf(seat, choice, stake)
  context.seats.checkPace(seat)
  const roundId = newRoundId(context)
  seat.balance = await context.wallet.stake(seat.player, { roundId, amount })
  const side = landed(seat.seed, 1)
  if (side !== choice) return pay(context, seat, { roundId, pot: 0n }, side)
  seat.open = { roundId, pot: payout(amount) }
  return { side, paid: toWire(0n), proof: null }
}

async function double(context: RoundContext, seat: Seat, choice: string) {
  const { roundId, pot } = openRound(seat)
  checkSide(choice)
  context.seats.checkPace(seat)
  const side = landed(seat.seed, 2)
  return pay(context, seat, { roundId, pot: side === choice ? payout(pot) : 0n }, side)
}

async function take(context: RoundContext, seat: Seat) {
  return pay(context, seat, openRound(seat), landed(seat.seed, 1))
}

/** Closes a two-step round with its win, which may be zero. */
async function pay(context: RoundContext, seat: Seat, { roundId, pot }: OpenRound, side: Side) {
  seat.open = undefined
  const balance = await context.wallet.pay(seat.player, { roundId, amount: pot })
  seat.balance = balance ?? seat.balance
  const isLate = balance === undefined
  return { side, paid: toWire(pot), isLate, proof: reveal(context, seat) }
}

/** Reveals the seed after a round and draws a new one. A failed round keeps its hidden seed. */
function reveal({ sources }: RoundContext, seat: Seat) {
  const { seed } = seat
  seat.seed = sources.random(seedBytes)
  return { seed: Buffer.from(seed).toString('hex'), commitment: commitmentOf(seed) }
}

function newRoundId({ sources, knownRounds }: RoundContext): string {
  const roundId = Buffer.from(sources.random(12)).toString('hex')
  knownRounds.add(roundId)
  return roundId
}

function stakeOf(seat: Seat, choice: string, stake: string): bigint {
  checkSide(choice)
  if (seat.open) throw new Refused('round_open', 'Double or take first.')
  const amount = parseUnits(stake)
  if (amount !== undefined && isStake(amount)) return amount
  throw new Refused('bad_stake', 'The stake is a whole number from 1 to 1000.')
}

function checkSide(choice: string): void {
  if (!isSide(choice)) throw new Refused('bad_request', 'Choose heads or tails.')
}

function openRound({ open }: Seat): OpenRound {
  if (!open) throw new Refused('no_round', 'There is no open round.')
  return open
}
