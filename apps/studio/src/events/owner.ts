import type { EventDeps } from './deps.ts'
import { beginSettling, closeVoidLink, drawEvent, lockEvent } from './draw-event.ts'
import { planEvents } from './plan.ts'
import { refundChases, settleChunk } from './settle-event.ts'
import { ownerEvents, type StoredEvent } from './store/events.ts'
import { LeaseLost, type Lease } from './store/leases.ts'

/** Another process takes over so much later at most, and the time that it takes to notice. */
const leaseSeconds = 6
/** Chunks of one event before other work of its game is looked at again. */
const chunksAtOnce = 20

interface DueWork {
  readonly events: readonly StoredEvent[]
  readonly hasRefunds: boolean
}

/** Runs the games whose leases this process holds. */
export function createOwner(deps: EventDeps, holder: string) {
  const { games, leases, events, refunds, log } = deps
  /** By game and epoch, the lock after which there is more to plan. */
  const plannedUntil = new Map<string, Date>()
  const codes = [...games.keys()]

  async function plan(lease: Lease, now: Date): Promise<void> {
    const key = `${lease.game} ${lease.epoch}`
    const until = plannedUntil.get(key)
    if (until && now <= until) return
    plannedUntil.set(key, await planEvents(deps, lease, now))
  }

  async function runGame(lease: Lease, now: Date, due: DueWork): Promise<boolean> {
    try {
      await plan(lease, now)
      if (due.hasRefunds) await refundChases(deps, lease)
      return await advanceAll(deps, lease, due.events)
    } catch (error) {
      const facts = { err: error, game: lease.game }
      if (error instanceof LeaseLost) log.info(facts, 'another process runs this game')
      else log.error(facts, 'an event could not go on')
      return false
    }
  }

  return {
    /** Does what is due now in these games. Returns whether there is more to do at once. */
    async tick(of: readonly string[] = codes): Promise<boolean> {
      await leases.claim(holder, of, leaseSeconds)
      const held = (await leases.heldBy(holder)).filter(({ game }) => of.includes(game))
      if (held.length === 0) return false
      const now = await events.now()
      const own = held.map(({ game }) => game)
      const byGame = Map.groupBy(await events.due(own), ({ game }) => game)
      const refunded = await refunds.due(own)
      let isMore = false
      for (const lease of held) {
        const { game } = lease
        const due = { events: byGame.get(game) ?? [], hasRefunds: refunded.has(game) }
        const more = await runGame(lease, now, due)
        isMore ||= more
      }
      return isMore
    },
    release: () => leases.release(holder),
    /** Makes an event void before it is settled; its stakes are given back. False afterwards. */
    async makeVoid(event: StoredEvent, reason: string): Promise<boolean> {
      const held = await leases.heldBy(holder)
      const lease = held.find(({ game }) => game === event.game)
      if (!lease) throw new LeaseLost(event.game)
      return leases.asOwner(lease, (client) => ownerEvents.makeVoid(client, event.id, reason))
    },
  }
}

/** Moves events on in the order of their draws: locks and draws before anything is settled. */
async function advanceAll(deps: EventDeps, lease: Lease, due: readonly StoredEvent[]) {
  let isMore = false
  const attempt = async (event: StoredEvent, step: typeof draw): Promise<boolean> => {
    try {
      const more = await step(deps, lease, event)
      isMore ||= more
      return true
    } catch (error) {
      if (error instanceof LeaseLost) throw error
      deps.log.error({ err: error, game: event.game, number: event.number }, 'a draw failed')
      return false
    }
  }
  // Later draws of a chain wait for earlier ones.
  for (const event of due) if (!(await attempt(event, draw))) break
  for (const event of due) await attempt(event, settle)
  return isMore
}

/** Returns whether the event has another step to go at once. */
async function draw(deps: EventDeps, lease: Lease, event: StoredEvent): Promise<boolean> {
  if (event.state === 'void') await closeVoidLink(deps, lease, event)
  if (event.state === 'open') await lockEvent(deps, lease, event)
  return event.state === 'locked' ? drawEvent(deps, lease, event) : event.state === 'open'
}

/** Returns whether more is to be settled at once. */
async function settle(deps: EventDeps, lease: Lease, event: StoredEvent): Promise<boolean> {
  if (event.state === 'resulted') {
    await beginSettling(deps, lease, event)
    return true
  }
  if (event.state !== 'settling' && event.state !== 'void') return false
  // A bet on a void event may have been accepted until now.
  if (event.state === 'void') await deps.events.passLanes()
  for (let chunk = 0; chunk < chunksAtOnce; chunk += 1) {
    const progress = await settleChunk(deps, lease, event)
    if (progress === 'stuck') return false
    if (progress === 'more') continue
    const isClosed = event.state !== 'void' || (await closeVoidLink(deps, lease, event))
    if (isClosed) {
      await deps.leases.asOwner(lease, (client) => ownerEvents.settled(client, event.id))
    }
    return false
  }
  return true
}
