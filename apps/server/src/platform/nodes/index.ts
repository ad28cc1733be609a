import type { Bus } from '#platform/bus'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import type { Random } from '#platform/random'
import { nodeStore } from './store.ts'

/** The number of running processes known to this one. */
export interface Nodes {
  count(): number
  close(): Promise<void>
}

export interface NodesOptions {
  database: Database
  bus: Bus
  random: Random
  log: Log
}

const beatMs = 2000
const goneAfterSeconds = 10
const changed = 'nodes.changed'

/** Registers this process and follows others as they start and stop. */
export async function joinNodes({ database, bus, random, log }: NodesOptions): Promise<Nodes> {
  const store = nodeStore(database)
  const id = random.uuid()
  let up = await store.beat(id, goneAfterSeconds)
  let beating: Promise<void> | undefined
  let closing = false

  async function beat() {
    try {
      up = await store.beat(id, goneAfterSeconds)
    } catch (error) {
      log.warn({ err: error }, 'heartbeat failed')
    }
    beating = undefined
  }

  function beatNow() {
    if (!closing) beating ??= beat()
  }

  bus.on(changed, beatNow)
  await bus.publish(changed, {})
  const timer = setInterval(beatNow, beatMs)
  return {
    count: () => up,
    async close() {
      closing = true
      clearInterval(timer)
      await beating
      await store
        .leave(id)
        .then(() => bus.publish(changed, {}))
        .catch(() => undefined)
    },
  }
}
