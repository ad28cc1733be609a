import { once } from 'node:events'
import { WebSocket } from 'ws'
import { startChild } from '../lib/child.ts'
import { median } from '../lib/median.ts'

const socketCount = 1000
const messages = 300

/** Deliveries per second to a thousand sockets, from the first sent to the last received. */
export async function benchFanOut(databaseUrl: string, rounds: number): Promise<number> {
  const site = await startChild(new URL('./fan-out-child.ts', import.meta.url), databaseUrl)
  const address = `${String(site.output.address).replace('http', 'ws')}/ws`
  let received = 0
  let finished = () => {}
  const sockets: WebSocket[] = []
  try {
    while (sockets.length < socketCount) {
      const batch = Array.from({ length: 50 }, () => new WebSocket(address))
      for (const socket of batch) {
        socket.on('message', () => {
          received += 1
          if (received === socketCount * messages) finished()
        })
      }
      await Promise.all(batch.map((socket) => once(socket, 'message')))
      sockets.push(...batch)
    }
    const rates: number[] = []
    for (let round = 1; round <= rounds; round += 1) {
      received = 0
      const done = new Promise<void>((resolve) => {
        finished = resolve
      })
      const start = performance.now()
      site.process.send(messages)
      await done
      const seconds = (performance.now() - start) / 1000
      rates.push(Math.round((socketCount * messages) / seconds))
      console.log(`  round ${round}: ${rates.at(-1)} deliveries per s`)
    }
    return median(rates)
  } finally {
    for (const socket of sockets) socket.terminate()
    site.stop()
  }
}
