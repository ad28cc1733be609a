import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import type { Random } from '#platform/random'
import { nodeStore } from './store.ts'

/** How many processes are up, as far as this one knows. */
export interface Nodes {
  count(): number
  close(): Promise<void>
}

const beatMs = 2000
const goneAfterSeconds = 10

export async function joinNodes(database: Database, random: Random, log: Log): Promise<Nodes> {
  const store = nodeStore(database)
  const id = random.uuid()
  let up = await store.beat(id, goneAfterSeconds)
  let beating: Promise<void> | undefined

  async function beat() {
    try {
      up = await store.beat(id, goneAfterSeconds)
    } catch (error) {
      log.warn({ err: error }, 'could not tell the others that this process is up')
    }
    beating = undefined
  }
  const timer = setInterval(() => {
    beating ??= beat()
  }, beatMs)
  return {
    count: () => up,
    async close() {
      clearInterval(timer)
      await beating
      await store.leave(id).catch(() => undefined)
    },
  }
}
