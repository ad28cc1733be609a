import { createChains } from '#fairness'
import type { Kit } from '#kit'
import { createCancelBet } from './cancel-bet.ts'
import { createChases } from './chase.ts'
import type { EventGame } from './game.ts'
import { randomUuidOf } from './holder.ts'
import { createOwner } from './owner.ts'
import { createPlaceBet } from './place-bet.ts'
import { createReads } from './reads.ts'
import { BetRefused } from './refused.ts'
import { betStore } from './store/bets.ts'
import { chaseStore } from './store/chases.ts'
import { endStore, refundStore } from './store/ends.ts'
import { eventStore } from './store/events.ts'
import { leaseStore } from './store/leases.ts'

export type Events = ReturnType<typeof createEvents>

const usualChunkSize = 300
const trialMs = 7 * 86_400_000

/** The core for games with events that many players bet on. */
export function createEvents(
  kit: Kit,
  list: readonly EventGame[],
  { chunkSize = usualChunkSize }: { chunkSize?: number } = {},
) {
  const { database, wallet, random, clock, log } = kit
  const events = eventStore(database)
  const deps = {
    games: new Map(list.map((game) => [game.code, game])),
    chains: createChains(kit),
    events,
    bets: betStore(database),
    ends: endStore(database),
    refunds: refundStore(database),
    chases: chaseStore(database),
    leases: leaseStore(database),
    wallet,
    random,
    clock,
    log,
    chunkSize,
  }
  const owner = createOwner(deps, randomUuidOf(random))
  const place = createPlaceBet(deps)
  const cancel = createCancelBet(deps)
  return {
    /** Finds a game by its code. */
    game: (code: string) => deps.games.get(code),
    place,
    cancel,
    ...createChases(deps, { place, cancel }),
    ...createReads(deps),
    /** Does what is due in the games that this process runs, or in some. True if there is more. */
    tick: owner.tick,
    /** Forgets bets for play money, as rounds for play money are forgotten. */
    sweep: () => deps.bets.dropTrials(new Date(clock.now().getTime() - trialMs)),
    /** Gives the leases back, so that other processes go on at once. */
    release: owner.release,
    /** Makes a draw void, unless its settlement has started: then it is refused. */
    async makeVoid(game: string, number: string, reason: string): Promise<void> {
      const event = await events.find(game, number)
      if (!event) throw new BetRefused('not_found')
      if (!(await owner.makeVoid(event, reason))) throw new BetRefused('too_late')
    },
  }
}
