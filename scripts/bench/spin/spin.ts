import * as z from 'zod/mini'
import { startChild } from '../lib/child.ts'
import { loadRequests, type Next } from '../lib/load.ts'
import { orderedId } from '../ledger/ledger-bets.ts'
import { median } from '../lib/median.ts'
import { processorTime, serverProcess, stolenTime } from '../lib/processor-time.ts'
import type { Pgbench } from '../lib/pgbench.ts'
import { createPlainTables } from '../plain/plain-lane.ts'
import type { Figure } from '../lib/report.ts'
import { warmUpRounds } from '../game-provider/provider.ts'
import { rawRequest } from '../game-provider/provider-load.ts'

const started = z.object({ address: z.string(), tickets: z.array(z.string()) })
const opened = z.object({
  value: z.object({
    session: z.string(),
    seeds: z.object({ next: z.object({ serverSeedHash: z.string() }) }),
  }),
})
const rotated = z.object({ success: z.literal(true) })
const number = new Intl.NumberFormat('en')
const connections = 64
/** Enough players to keep each below the studio's rate limit. */
const players = 512
const seconds = 4
const maxPerSecond = 20_000
/** Rounds of which the host took more cores away do not count. */
const maxStolen = 0.1
const game = 'lucky-orchard'

/**
 * Measures a spin from the client's request to its answer, relative to pgbench on the same server.
 */
export async function benchSpin(
  databaseUrl: string,
  pgbench: Pgbench,
  rounds: number,
): Promise<Figure[]> {
  const site = await startChild(
    new URL('./spin-child.ts', import.meta.url),
    databaseUrl,
    String(players),
    game,
  )
  try {
    const { address, tickets } = started.parse(site.output)
    const sessions: string[] = []
    for (const [index, ticket] of tickets.entries()) {
      sessions.push(await open(address, ticket, `10.0.${index >> 8}.${index & 255}`))
    }
    const pids = { site: site.process.pid ?? 0, postgres: await serverProcess(databaseUrl) }
    const { spins, ratio, costs } = await measureRate({
      address,
      sessions,
      pgbench,
      rounds,
      pids,
    })
    const each = costs.map((cost) => cost.toFixed(2)).join(' / ')
    return [
      {
        what: `processor time of a spin ÷ that of a pgbench transaction`,
        measured: `${median(costs).toFixed(2)} tx (${each})`,
        target: '≤ 0.40 tx',
        met: median(costs) <= 0.4,
      },
      {
        what: `a spin over HTTP, ${connections} connections, one process ÷ pgbench`,
        measured: `${ratio.toFixed(1)} × (${number.format(spins)} per s)`,
        target: '≥ 2 ×',
        met: ratio >= 2,
      },
    ]
  } finally {
    site.stop()
  }
}

/** Measures a minimal spin by the same requests: the difference is the cost of the product. */
export async function benchSmallestSpin(
  databaseUrl: string,
  pgbench: Pgbench,
  rounds: number,
): Promise<Figure> {
  await createPlainTables(databaseUrl)
  const server = await startChild(
    new URL('../plain/plain-spin-child.ts', import.meta.url),
    databaseUrl,
    game,
  )
  try {
    const noSessions = Array.from({ length: connections }, () => '')
    const pids = {
      site: server.process.pid ?? 0,
      postgres: await serverProcess(databaseUrl),
    }
    const pace = await measureRate({
      address: String(server.output.address),
      sessions: noSessions,
      pgbench,
      rounds,
      pids,
    })
    const ratios = pace.ratios.map((ratio) => ratio.toFixed(1)).join(' / ')
    return {
      what: 'the smallest spin, the same ÷ pgbench',
      measured: `${pace.ratio.toFixed(1)} × (${number.format(pace.spins)} per s; ${ratios})`,
      target: 'none',
      met: undefined,
    }
  } finally {
    server.stop()
  }
}

interface Measured {
  address: string
  sessions: string[]
  pgbench: Pgbench
  rounds: number
  pids: { site: number; postgres: number }
}

/**
 * Alternates with pgbench and returns medians. The cost of a spin is the processor time of the site
 * and of PostgreSQL; the generators are left out.
 */
async function measureRate({ address, sessions, pgbench, rounds, pids }: Measured) {
  const [spins, ratios, costs]: [number[], number[], number[]] = [[], [], []]
  for (let round = 1 - warmUpRounds; round <= rounds; round += 1) {
    const stolen = stolenTime()
    const before = processorTime(pids.postgres)
    const pgbenchRate = round > 0 ? pgbench(seconds) : 0
    const between = { postgres: processorTime(pids.postgres), site: processorTime(pids.site) }
    const rate = await loadRequests(address, clientsFor(address, sessions), seconds)
    const postgres = processorTime(pids.postgres) - between.postgres
    const site = processorTime(pids.site) - between.site
    const perSpin = (postgres + site) / (rate * seconds)
    const cost = perSpin / ((between.postgres - before) / (pgbenchRate * seconds))
    const share = (stolenTime() - stolen) / (2 * seconds)
    if (round > 0) {
      spins.push(rate)
      ratios.push(rate / pgbenchRate)
      if (share <= maxStolen) costs.push(cost)
    }
    const micros = (time: number) => Math.round((time / (rate * seconds)) * 1e6)
    console.log(
      `  round ${round}: ${rate} spins per s, pgbench ${pgbenchRate}; ${micros(site)} µs site + ` +
        `${micros(postgres)} µs database = ${cost.toFixed(2)} tx, ${share.toFixed(2)} cores stolen`,
    )
  }
  return { spins: median(spins), ratio: median(ratios), ratios, costs }
}

/** Each connection has its own players, who spin in turn. */
function clientsFor(address: string, sessions: string[]): Next[] {
  const { host } = new URL(address)
  const requestsEach = Math.ceil((maxPerSecond * seconds) / connections)
  return Array.from({ length: connections }, (_, connection) => {
    const connectionSessions = sessions.filter(
      (_session, index) => index % connections === connection,
    )
    const requests = Array.from({ length: requestsEach }, (_one, turn) =>
      spinRequest(host, connectionSessions[turn % connectionSessions.length] ?? ''),
    )
    return () => requests.pop()
  })
}

function spinRequest(host: string, session: string): Buffer {
  const body = JSON.stringify({
    id: orderedId(),
    step: 0,
    credit: '10',
    action: { type: 'spin' },
  })
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${session}` }
  return rawRequest(host, '/studio/v1/act', { headers, body })
}

/** From a separate address, as different people would. */
async function open(address: string, ticket: string, from: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  const post = async (path: string, body: object, session = ''): Promise<unknown> => {
    const authorization = `Bearer ${session}`
    const init = { method: 'POST', headers: { ...headers, authorization } }
    const response = await fetch(`${address}/studio/v1/${path}`, {
      ...init,
      body: JSON.stringify(body),
    })
    return response.json()
  }
  const { session, seeds } = opened.parse(await post('open', { ticket, game })).value
  const nextServerSeedHash = seeds.next.serverSeedHash
  rotated.parse(await post('seeds/rotate', { clientSeed: 'bench', nextServerSeedHash }, session))
  return session
}
