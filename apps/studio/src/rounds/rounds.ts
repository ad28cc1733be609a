import type { Amount } from '@fairhouse/money'
import type { GivenSeed, Seeds } from '#fairness'
import type { Catalogue } from '#games'
import { StudioRefused, type Kit } from '#kit'
import type { Pots } from '#pots'
import type { PlayMode, Session } from '#sessions'
import { createAct } from './act.ts'
import { createHistory } from './history.ts'
import { createRoundWallet } from './round-wallet.ts'
import { exclusively, createSeats, type Seat } from './seats.ts'
import { createSettle } from './settle.ts'
import { roundStore } from './store/rounds.ts'
import { createSweep } from './sweep.ts'

export type Rounds = ReturnType<typeof createRounds>

/** Begins, continues, ends and reads rounds of all players. */
export function createRounds(
  kit: Kit,
  { catalogue, seeds, pots }: { catalogue: Catalogue; seeds: Seeds; pots: Pots },
) {
  const { clock, encryption, log, random } = kit
  const store = roundStore(kit.database)
  const seats = createSeats({ store, seeds, catalogue, encryption })
  const wallet = createRoundWallet(kit.wallet, log)
  const settle = createSettle({ wallet, pots, store, clock, log })
  const deps = { seats, store, settle, pots, catalogue, clock, random, encryption, log }

  /** Reloads the seat, because another process may have played since. */
  async function upToDate(session: Session): Promise<Seat> {
    const seat = await seats.of(session)
    while (seat.running) await seat.running.catch(() => undefined)
    await exclusively(seat, () => seats.reload(seat))
    return seat
  }

  return {
    act: createAct(deps),
    sweep: createSweep(deps, kit.database),
    ...createHistory(deps),
    seatId: (player: string, game: string, mode: PlayMode) =>
      store.seatId(player, game, mode, clock.now()),
    /** Called when a player opens the game: settles a pending round if the wallet answers. */
    async enter(session: Session, balance: Amount): Promise<Seat> {
      const seat = await upToDate(session)
      seat.balance = balance
      const { current } = seat
      if (!current || current.end) return seat
      const settling = exclusively(seat, () => settle.settle(seat, current, session.walletSession))
      await settling.catch((error: unknown) => {
        if (!(error instanceof StudioRefused)) throw error
      })
      return seat
    },
    upToDate,
    /** The seeds in use and the hash of the next server seed. */
    seedsOf: ({ id }: Seat) => seeds.shown(id),
    /**
     * Takes the committed server seed into use with the player's client seed and reveals the old
     * one.
     */
    async rotate(session: Session, given: GivenSeed) {
      const seat = await upToDate(session)
      await settle.settlePending(seat, session.walletSession)
      const { current, running } = seat
      if (running || (current && !current.end)) throw new StudioRefused('round_open')
      return exclusively(seat, async () => {
        const { revealed, ...shown } = await seeds.rotate(seat.id, given)
        seat.seed = shown.current
        if (revealed && current?.seedId === revealed.id) current.serverSeed = revealed.serverSeed
        const rounds = revealed ? shown.current.first - revealed.first : 0
        return { revealed, rounds, shown, number: seat.number }
      })
    },
  }
}
