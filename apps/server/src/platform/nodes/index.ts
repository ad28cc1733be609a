import type { Bus } from '#platform/bus'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import type { Random } from '#platform/random'
import { nodeStore } from './store.ts'

/** How many processes are up, as far as this one knows. */
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

/** Says that this process is up and hears at once of those that come and go. */
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
      log.warn({ err: error }, 'could not tell the others that this process is up')
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
