import { fastify } from 'fastify'
import { orderedId } from '../ledger/ledger-bets.ts'
import { openPlainLane, plainPlayers } from './plain-lane.ts'

/** Callers in this process for some seconds, or one unsigned `POST` per bet. */
const [kind = '', databaseUrl = '', callers = '1', seconds = '5'] = process.argv.slice(2)
const lane = await openPlainLane(databaseUrl)
let next = 0

function bet() {
  next = (next + 7919) % plainPlayers
  return lane({ id: orderedId(), player: next + 1, stake: 10_000 })
}

async function serve() {
  const app = fastify()
  app.post('/vendor/v1/play', async () => {
    await bet()
    return { success: true }
  })
  console.log(JSON.stringify({ address: await app.listen({ port: 0, host: '127.0.0.1' }) }))
}

async function play(forSeconds: number): Promise<number[]> {
  const times: number[] = []
  const endMs = performance.now() + forSeconds * 1000
  const caller = async () => {
    while (performance.now() < endMs) {
      const startMs = performance.now()
      await bet()
      times.push(performance.now() - startMs)
    }
  }
  await Promise.all(Array.from({ length: Number(callers) }, caller))
  return times.toSorted((one, other) => one - other)
}

if (kind === 'http') await serve()
else {
  await play(1)
  const times = await play(Number(seconds))
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0
  console.log(JSON.stringify({ perSecond: Math.round(times.length / Number(seconds)), p99 }))
  process.exit(0)
}
process.on('disconnect', () => process.exit(0))
