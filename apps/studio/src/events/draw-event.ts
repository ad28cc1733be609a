import { hash } from 'node:crypto'
import { drawStream, saltOf } from '@fairhouse/engines'
import { hmac } from '#fairness'
import { drawIdOf, requireGame, type EventDeps } from './deps.ts'
import { ownerEvents, type StoredEvent } from './store/events.ts'
import type { Lease } from './store/leases.ts'

const sha256 = (text: string) => hash('sha256', text)

/** Locks an event by the clock of the database. */
export async function lockEvent({ leases }: EventDeps, lease: Lease, event: StoredEvent) {
  await leases.asOwner(lease, (client) => ownerEvents.lock(client, event.id))
}

/**
 * Decides a locked event. False if it has to wait for the events that it is put together from.
 *
 * The event is locked, so no more bets are accepted; those that were being accepted are committed
 * once every lane's lock was passed. After that the list of bets is complete.
 */
export async function drawEvent(deps: EventDeps, lease: Lease, event: StoredEvent) {
  const { parts } = requireGame(deps, event.game)
  return parts.length > 0 ? composeEvent(deps, lease, event, parts) : drawOwn(deps, lease, event)
}

async function drawOwn(deps: EventDeps, lease: Lease, event: StoredEvent): Promise<boolean> {
  const { events, chains, leases, games } = deps
  await events.passLanes()
  const salt = saltOf(sha256, drawIdOf(event), await events.hashes(event.id))
  const draw = await chains.close(drawIdOf(event), salt)
  const result = games.get(event.game)?.rules(event.rules).result(drawStream(hmac, draw))
  const drawn = { salt, result: JSON.stringify(result) }
  return leases.asOwner(lease, (client) => ownerEvents.result(client, event.id, drawn))
}

/** Takes the results of other events; one that is void makes it void too. */
async function composeEvent(
  { events, leases }: EventDeps,
  lease: Lease,
  event: StoredEvent,
  parts: readonly string[],
): Promise<boolean> {
  const found = await events.named(parts, event.number)
  const own = parts.map((game) => found.find((one) => one.game === game))
  if (own.some((one) => one?.state === 'void')) {
    return leases.asOwner(lease, (client) =>
      ownerEvents.makeVoid(client, event.id, 'a draw of its result is void'),
    )
  }
  if (own.some((one) => one === undefined || one.result === null)) return false
  const results: unknown[] = own.map((one): unknown => JSON.parse(one?.result ?? 'null'))
  await events.passLanes()
  return leases.asOwner(lease, (client) =>
    ownerEvents.result(client, event.id, { salt: null, result: JSON.stringify(results) }),
  )
}

/** Shows the link that decided an event, and begins to settle. */
export async function beginSettling(
  { chains, leases }: EventDeps,
  lease: Lease,
  event: StoredEvent,
) {
  if (event.commitment !== null) await chains.reveal(drawIdOf(event))
  await leases.asOwner(lease, (client) => ownerEvents.settling(client, event.id))
}

/**
 * Closes and shows the link of a void event, after those of all earlier events of its chain. False
 * if one of them still waits for its draw.
 */
export async function closeVoidLink(deps: EventDeps, lease: Lease, event: StoredEvent) {
  if (event.commitment === null) return true
  const { chains, leases } = deps
  const drawId = drawIdOf(event)
  const salt = event.salt ?? saltOf(sha256, drawId, ['void'])
  const closed = await chains.closeIfNext(drawId, salt)
  if (!closed) return false
  await chains.reveal(drawId)
  await leases.asOwner(lease, (client) => ownerEvents.salt(client, event.id, closed.salt))
  return true
}
