import { Refused } from './refused.ts'
import type { Operator } from './operator.ts'
import type { Player } from './round-wallet.ts'

export interface Seat {
  /** The round of the reservation. */
  readonly id: string
  readonly player: Player
  /** What the seat holds after its booked hands. */
  stack: bigint
}

export interface RoomOptions {
  readonly operator: Operator
  readonly newId: () => string
  readonly toWire: (units: bigint) => string
  /** What each seat puts into a hand. */
  readonly ante: bigint
  /** The house's part of a pot, in per cent. */
  readonly rakePercent: bigint
  /** Draws the winner: an index below `count`. A real provider proves the draw. */
  readonly pick: (count: number) => number
}

/** A seat's part of a dealt hand. Its id stays the same however often it is sent. */
interface HandPart {
  readonly seat: Seat
  readonly id: string
  readonly win: bigint
}

/**
 * A room where players play against each other: all put in the same, one takes the pot less the
 * rake. The money of a seat is reserved at the operator, and each settles its hands on its own.
 */
export function createRoom({ operator, newId, toWire, ante, rakePercent, pick }: RoomOptions) {
  const seats: Seat[] = []
  /** Parts of dealt hands that are not booked. A real provider stores them before it shows them. */
  const unbooked: HandPart[] = []

  /** Sends the parts again that had no answer, with the same ids. */
  async function book(): Promise<void> {
    for (let part = unbooked[0]; part; part = unbooked[0]) {
      const { seat, id, win } = part
      const { session, gameCode } = seat.player
      const facts = { session, gameCode, roundId: id, transactionId: id, fromReserved: seat.id }
      await operator.settleHand({ ...facts, stake: toWire(ante), win: toWire(win) })
      seat.stack += win - ante
      unbooked.shift()
    }
  }

  let booking: Promise<void> | undefined
  const bookHands = () =>
    (booking ??= book().finally(() => {
      booking = undefined
    }))

  return {
    seats: (): readonly Seat[] => seats,
    /** Moves the buy-in to a seat; limits and exclusions are checked by the operator now. */
    async sitDown(player: Player, buyIn: bigint): Promise<Seat> {
      const seat = { id: newId(), player, stack: buyIn }
      const { session, gameCode, playerId } = player
      const facts = { session, gameCode, roundId: seat.id, transactionId: seat.id }
      await operator.reserve({ ...facts, amount: toWire(buyIn) }, playerId)
      seats.push(seat)
      return seat
    },
    /** Plays a hand and returns its winner. No hand is dealt before the last one is booked. */
    async deal(): Promise<Seat> {
      await bookHands()
      const able = seats.filter(({ stack }) => stack >= ante)
      const winner = able[pick(able.length)]
      if (able.length < 2 || !winner) throw new Refused('no_players', 'A hand takes two players.')
      const pot = ante * BigInt(able.length)
      const taken = pot - (pot * rakePercent) / 100n
      for (const seat of able) {
        unbooked.push({ seat, id: newId(), win: seat === winner ? taken : 0n })
      }
      await bookHands()
      return winner
    },
    /** Gives back what the seat holds, once its hands are booked. */
    async leave(seat: Seat): Promise<void> {
      await bookHands()
      const { playerId } = seat.player
      await operator.release({ playerId, roundId: seat.id, transactionId: `${seat.id}-leave` })
      seats.splice(seats.indexOf(seat), 1)
    },
  }
}
