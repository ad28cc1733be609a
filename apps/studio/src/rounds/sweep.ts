import { StudioRefused, type Database } from '#kit'
import type { RoundDeps } from './deps.ts'
import { isOneStep, lastTurn, type Round } from './round.ts'
import { exclusively } from './seats.ts'
import { sweepStore } from './store/sweep.ts'
import { roundOf } from './row-mapping.ts'

/** After this time an open round is no longer in progress elsewhere. */
const pendingSeconds = 30
/** After this time a waiting player has abandoned the round. */
const abandonedHours = 24
const trialDays = 7
const maxPerSweep = 200

const stateOf = ({ end }: Round) => end?.state ?? 'open'

/** Ends rounds that nobody else does: after a crash, or when a player left. */
export function createSweep(deps: RoundDeps, database: Database) {
  const { seats, settle, clock, log } = deps
  const store = sweepStore(database)

  /** Loads a round that is open although the next one has begun: a jackpot is to be paid. */
  async function loadEarlier(seatId: string, number: number): Promise<Round | undefined> {
    const row = await deps.store.byNumber(seatId, number)
    return row && roundOf(row, deps.catalogue, deps.encryption)
  }

  async function endRound(seatId: string, number: number) {
    const seat = await seats.of({ seatId })
    if (seat.running) return
    if (seat.number < number || !seat.current?.end)
      await exclusively(seat, () => seats.reload(seat))
    const round = seat.current?.number === number ? seat.current : await loadEarlier(seatId, number)
    // A player may have started to play it while it was loaded.
    if (!round || round.end || seat.running) return
    const isAbandoned = clock.now().getTime() - round.at.getTime() > abandonedHours * 3_600_000
    await exclusively(seat, async () => {
      await settle.settle(seat, round, round.walletSession)
      const isWaiting = !isOneStep(round) && !round.end && lastTurn(round)?.isPaid
      if (isWaiting && isAbandoned) await settle.leave(seat, round)
    })
    log.info({ round: round.id, state: stateOf(round) }, 'a pending round was swept')
  }

  return async (): Promise<void> => {
    const before = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000)
    for (const { seatId, number } of await store.open(before(pendingSeconds), maxPerSweep)) {
      await endRound(seatId, number).catch((error: unknown) => {
        const err = error instanceof StudioRefused ? error.code : error
        log.warn({ seatId, number, err }, 'a pending round could not be settled')
      })
    }
    await store.dropTrials(before(trialDays * 86_400))
  }
}
