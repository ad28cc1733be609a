import * as z from 'zod/mini'
import { startChild } from '../lib/child.ts'
import { loadRequests } from '../lib/load.ts'
import { median } from '../lib/median.ts'
import type { Pgbench } from '../lib/pgbench.ts'
import type { Figure } from '../lib/report.ts'
import { playRequest, signed } from './provider-load.ts'

const started = z.object({ address: z.string(), tickets: z.array(z.string()) })
const entered = z.object({ value: z.object({ session: z.string() }) })
const number = new Intl.NumberFormat('en')
const connections = 256
const players = 64
const seconds = 4
/** Warm-up rounds: Node compiles hot code for some ten seconds. */
export const warmUpRounds = 3
const maxPerSecond = 40_000

/** Measures signed plays over HTTP, alternating with a bare Fastify POST of the same bodies. */
export async function benchProvider(
  databaseUrl: string,
  pgbench: Pgbench,
  rounds: number,
): Promise<Figure[]> {
  const bare = await startChild(new URL('./provider-child.ts', import.meta.url), 'bare')
  const site = await startChild(
    new URL('./provider-child.ts', import.meta.url),
    'site',
    databaseUrl,
    String(players),
  )
  try {
    const ours = started.parse(site.output)
    const bareAddress = started.parse(bare.output).address
    const sessions = await Promise.all(ours.tickets.map((ticket) => enter(ours.address, ticket)))
    const results: Result[] = []
    for (let round = 1 - warmUpRounds; round <= rounds; round += 1) {
      const result = {
        pgbenchRate: round > 0 ? pgbench(seconds) : 0,
        bare: await load(bareAddress, sessions),
        ours: await load(ours.address, sessions),
      }
      if (round > 0) results.push(result)
      console.log(`  round ${round}: bare ${result.bare} per s, plays ${result.ours} per s`)
    }
    return figures(results)
  } finally {
    bare.stop()
    site.stop()
  }
}

interface Result {
  pgbenchRate: number
  bare: number
  ours: number
}

function figures(results: Result[]): Figure[] {
  const plays = median(results.map(({ ours }) => ours))
  const bareRatio = median(results.map(({ ours, bare }) => ours / bare))
  const pgbenchRatio = median(results.map(({ ours, pgbenchRate }) => ours / pgbenchRate))
  const what = `POST /vendor/v1/play, signed, ${connections} connections`
  return [
    {
      what: `${what} ÷ pgbench`,
      measured: `${pgbenchRatio.toFixed(1)} × (${number.format(plays)} per s)`,
      target: '≥ 3.5 ×',
      met: pgbenchRatio >= 3.5,
    },
    {
      what: `${what} ÷ bare POST`,
      measured: `${bareRatio.toFixed(2)} ×`,
      target: '≥ 0.5 ×',
      met: bareRatio >= 0.5,
    },
  ]
}

async function enter(address: string, ticket: string): Promise<string> {
  const url = `${address}/vendor/v1/authenticate`
  const response = await fetch(url, { method: 'POST', ...signed({ ticket }) })
  return entered.parse(await response.json()).value.session
}

async function load(address: string, sessions: string[]): Promise<number> {
  const { host } = new URL(address)
  const requests = Array.from({ length: maxPerSecond * seconds }, (_, index) =>
    playRequest(host, sessions[index % sessions.length] ?? ''),
  )
  const clients = Array.from({ length: connections }, () => () => requests.pop())
  return loadRequests(address, clients, seconds)
}
