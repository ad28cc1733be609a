import { hash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { drawIdOf, requireGame, type EventDeps } from './deps.ts'
import type { EventGame, PlannedEvent, PriceTable } from './game.ts'
import { ownerEvents } from './store/events.ts'
import type { Lease } from './store/leases.ts'

/** Links of a chain; one that is used up is followed by another. */
const chainLength = 2000

const priceListId = (table: PriceTable): string => hash('sha256', JSON.stringify(table))

/**
 * Opens the coming events of a game that are not there yet, in one commit: each has a link of the
 * committed chain before anybody can bet on it. Returns the lock after which there is more to plan.
 */
export async function planEvents(deps: EventDeps, lease: Lease, now: Date): Promise<Date> {
  const game = requireGame(deps, lease.game)
  const coming = game.next(now, game.openAhead)
  const lists = await storePrices(deps, game, coming)
  deps.random.requireSound()
  await deps.leases.asOwner(lease, async (client) => {
    const numbers = coming.map(({ number }) => number)
    const planned = await ownerEvents.planned(client, game.code, numbers)
    const missing = coming.filter(({ number }) => !planned.has(number))
    if (missing.length > 0) await openEvents(deps, client, game, missing, lists)
  })
  return coming[0]?.locksAt ?? new Date(now.getTime() + maxPauseMs)
}

const maxPauseMs = 3_600_000

async function storePrices(
  { events, clock }: EventDeps,
  game: EventGame,
  coming: readonly PlannedEvent[],
) {
  const lists = new Map<string, string>()
  for (const rules of new Set(coming.map((event) => event.rules))) {
    const table = game.prices(rules)
    const id = priceListId(table)
    await events.addPrices(id, table, clock.now())
    lists.set(rules, id)
  }
  return lists
}

async function openEvents(
  { chains }: EventDeps,
  client: PoolClient,
  game: EventGame,
  missing: readonly PlannedEvent[],
  lists: ReadonlyMap<string, string>,
): Promise<void> {
  const nameOf = ({ number }: PlannedEvent) => drawIdOf({ game: game.code, number })
  const links =
    game.parts.length > 0
      ? new Map<string, undefined>()
      : await chains.takeIn(client, game.code, missing.map(nameOf), chainLength)
  const rows = missing.map((event) => {
    const link = links.get(nameOf(event))
    const prices = lists.get(event.rules) ?? ''
    return { ...event, prices, commitment: link?.commitment ?? null, place: link?.place ?? null }
  })
  await ownerEvents.add(client, game.code, rows)
}
