import { StudioRefused, type Database } from '#kit'
import type { RoundParts } from './parts.ts'
import { isOneStep, lastTurn, type Round } from './round.ts'
import { alone } from './seats.ts'
import { sweepStore } from './store/sweep.ts'
import { roundOf } from './stored.ts'

/** A round in doubt for so long is not on its way any more. */
const doubtSeconds = 30
/** A player who has not gone on with a round for so long has left it. */
const leftHours = 24
const trialDays = 7
const mostAtOnce = 200

const stateOf = ({ end }: Round) => end?.state ?? 'open'

/** Brings rounds to their end that nobody else does: after a crash, or when a player left. */
export function createSweep(parts: RoundParts, database: Database) {
  const { seats, settle, clock, log } = parts
  const store = sweepStore(database)

  /** One whose end was lost although the next has begun. */
  async function earlier(seatId: string, number: number): Promise<Round | undefined> {
    const row = await parts.store.byNumber(seatId, number)
    return row && roundOf(row, parts.catalogue, parts.locks)
  }

  async function end(seatId: string, number: number) {
    const seat = await seats.of({ seatId })
    if (seat.running) return
    if (seat.number < number || !seat.current?.end) await alone(seat, () => seats.reload(seat))
    const round = seat.current?.number === number ? seat.current : await earlier(seatId, number)
    // It may have begun to be played while we looked.
    if (!round || round.end || seat.running) return
    const isLeft = clock.now().getTime() - round.at.getTime() > leftHours * 3_600_000
    await alone(seat, async () => {
      await settle.settle(seat, round, round.walletSession)
      const waits = !isOneStep(round) && !round.end && lastTurn(round)?.isPaid
      if (waits && isLeft) await settle.leave(seat, round)
    })
    log.info({ round: round.id, state: stateOf(round) }, 'a round in doubt was looked at')
  }

  return async (): Promise<void> => {
    const before = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000)
    await store.note(before(doubtSeconds))
    for (const { seatId, number } of await store.unfinished(mostAtOnce)) {
      await end(seatId, number).catch((error: unknown) => {
        const err = error instanceof StudioRefused ? error.code : error
        log.warn({ seatId, number, err }, 'a round in doubt stays so')
      })
    }
    await store.dropTrials(before(trialDays * 86_400))
  }
}
