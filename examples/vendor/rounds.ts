import { commitmentOf, isSide, isStake, landed, payout, seedBytes, type Side } from './game.ts'
import { toWire, unitsOf } from './money.ts'
import type { Player, Purse } from './purse.ts'
import { Refused } from './refused.ts'
import { createSeats, view, type OpenRound, type Seat, type Seats } from './seats.ts'
import type { Sources } from './sources.ts'

interface Table {
  readonly purse: Purse
  readonly sources: Sources
  readonly seats: Seats
  /** Rounds that this process knows. */
  readonly ours: Set<string>
}

export type Rounds = ReturnType<typeof createRounds>

/** Rounds, in memory: a real vendor stores a round before it asks for the stake. */
export function createRounds(purse: Purse, sources: Sources) {
  const seats = createSeats(sources)
  const table: Table = { purse, sources, seats, ours: new Set() }
  return {
    /** `openRounds` are those that the operator still has open. */
    enter: async (player: Player, minimumCycleMs: number, openRounds: readonly string[]) => {
      const { key, seat } = seats.sit(player, minimumCycleMs)
      // From before a restart of ours: nobody knows the outcome, so the stake goes back.
      const forgotten = openRounds.filter((roundId) => !table.ours.has(roundId))
      for (const roundId of forgotten) purse.abandon(player, roundId)
      return { key, ...(await look(table, seat)) }
    },
    look: async (key: string) => look(table, seats.at(key)),
    toss: (key: string, choice: string, stake: string) =>
      seats.alone(key, (seat) => toss(table, seat, choice, stake)),
    begin: (key: string, choice: string, stake: string) =>
      seats.alone(key, (seat) => begin(table, seat, choice, stake)),
    double: (key: string, choice: string) =>
      seats.alone(key, (seat) => double(table, seat, choice)),
    take: (key: string) => seats.alone(key, (seat) => take(table, seat)),
  }
}

async function look({ purse }: Table, seat: Seat) {
  seat.balance = await purse.balance(seat.player)
  return view(seat)
}

/** A round in one step: stake and win together. */
async function toss(table: Table, seat: Seat, choice: string, stake: string) {
  const amount = stakeOf(seat, choice, stake)
  table.seats.checkPace(seat)
  const side = landed(seat.seed, 1)
  const paid = side === choice ? payout(amount) : 0n
  const roundId = freshRound(table)
  seat.balance = await table.purse.play(seat.player, { roundId, amount }, paid)
  return { side, paid: toWire(paid), proof: reveal(table, seat) }
}

/** A round in two steps: the stake now, the win when the player has decided. */
async function begin(table: Table, seat: Seat, choice: string, stake: string) {
  const amount = stakeOf(seat, choice, stake)
  table.seats.checkPace(seat)
  const roundId = freshRound(table)
  seat.balance = await table.purse.stake(seat.player, { roundId, amount })
  const side = landed(seat.seed, 1)
  if (side !== choice) return pay(table, seat, { roundId, pot: 0n }, side)
  seat.open = { roundId, pot: payout(amount) }
  return { side, paid: toWire(0n), proof: null }
}

async function double(table: Table, seat: Seat, choice: string) {
  const { roundId, pot } = openRound(seat)
  checkSide(choice)
  table.seats.checkPace(seat)
  const side = landed(seat.seed, 2)
  return pay(table, seat, { roundId, pot: side === choice ? payout(pot) : 0n }, side)
}

async function take(table: Table, seat: Seat) {
  return pay(table, seat, openRound(seat), landed(seat.seed, 1))
}

/** Ends a round of two steps, with a win or without. */
async function pay(table: Table, seat: Seat, { roundId, pot }: OpenRound, side: Side) {
  seat.open = undefined
  const balance = await table.purse.pay(seat.player, { roundId, amount: pot })
  seat.balance = balance ?? seat.balance
  const isLate = balance === undefined
  return { side, paid: toWire(pot), isLate, proof: reveal(table, seat) }
}

/** Shown and never used again. A round that failed keeps its seed, which nobody has seen. */
function reveal({ sources }: Table, seat: Seat) {
  const { seed } = seat
  seat.seed = sources.random(seedBytes)
  return { seed: Buffer.from(seed).toString('hex'), commitment: commitmentOf(seed) }
}

function freshRound({ sources, ours }: Table): string {
  const roundId = Buffer.from(sources.random(12)).toString('hex')
  ours.add(roundId)
  return roundId
}

function stakeOf(seat: Seat, choice: string, stake: string): bigint {
  checkSide(choice)
  if (seat.open) throw new Refused('round_open', 'Double or take first.')
  const amount = unitsOf(stake)
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
