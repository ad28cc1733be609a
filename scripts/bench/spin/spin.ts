import * as z from 'zod/mini'
import { startChild } from '../lib/child.ts'
import { loadRequests, type Next } from '../lib/load.ts'
import { orderedId } from '../ledger/ledger-bets.ts'
import { median } from '../lib/median.ts'
import type { Pgbench } from '../lib/pgbench.ts'
import { makePlainTables } from '../plain/plain-lane.ts'
import type { Figure } from '../lib/report.ts'
import { warmUps } from '../game-provider/provider.ts'
import { onTheWire } from '../game-provider/provider-load.ts'

const started = z.object({ address: z.string(), tickets: z.array(z.string()) })
const opened = z.object({
  value: z.object({
    session: z.string(),
    seeds: z.object({ next: z.object({ serverSeedHash: z.string() }) }),
  }),
})
const given = z.object({ success: z.literal(true) })
const number = new Intl.NumberFormat('en')
const connections = 64
/** So many that nobody spins faster than the studio lets a person. */
const players = 512
const seconds = 4
const mostPerSecond = 20_000
const game = 'lucky-orchard'

/** A spin from the client's request to its answer, beside pgbench on the same server. */
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
    const { address, tickets } = started.parse(site.said)
    const sessions: string[] = []
    for (const [place, ticket] of tickets.entries()) {
      sessions.push(await open(address, ticket, `10.0.${place >> 8}.${place & 255}`))
    }
    const { spins, ratio } = await paceOf(address, sessions, pgbench, rounds)
    return [
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

/** The least that a spin must do, by the same requests: what is left for a product is beyond it. */
export async function benchSmallestSpin(
  databaseUrl: string,
  pgbench: Pgbench,
  rounds: number,
): Promise<Figure> {
  await makePlainTables(databaseUrl)
  const server = await startChild(
    new URL('../plain/plain-spin-child.ts', import.meta.url),
    databaseUrl,
    game,
  )
  try {
    const nobody = Array.from({ length: connections }, () => '')
    const pace = await paceOf(String(server.said.address), nobody, pgbench, rounds)
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

/** In turns with pgbench, the middle ones of all rounds. */
async function paceOf(address: string, sessions: string[], pgbench: Pgbench, rounds: number) {
  const [spins, ratios]: [number[], number[]] = [[], []]
  for (let round = 1 - warmUps; round <= rounds; round += 1) {
    const beside = round > 0 ? pgbench(seconds) : 0
    const rate = await loadRequests(address, clientsFor(address, sessions), seconds)
    if (round > 0) {
      spins.push(rate)
      ratios.push(rate / beside)
    }
    console.log(`  round ${round}: ${rate} spins per s, pgbench ${beside}`)
  }
  return { spins: median(spins), ratio: median(ratios), ratios }
}

/** Each connection has players of its own, who spin in turn. */
function clientsFor(address: string, sessions: string[]): Next[] {
  const { host } = new URL(address)
  const each = Math.ceil((mostPerSecond * seconds) / connections)
  return Array.from({ length: connections }, (_, connection) => {
    const own = sessions.filter((_session, place) => place % connections === connection)
    const requests = Array.from({ length: each }, (_one, turn) =>
      spinRequest(host, own[turn % own.length] ?? ''),
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
  return onTheWire(host, '/studio/v1/act', { headers, body })
}

/** From an address of their own, as different people would. */
async function open(address: string, ticket: string, from: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  const ask = async (path: string, body: object, session = ''): Promise<unknown> => {
    const authorization = `Bearer ${session}`
    const init = { method: 'POST', headers: { ...headers, authorization } }
    const response = await fetch(`${address}/studio/v1/${path}`, {
      ...init,
      body: JSON.stringify(body),
    })
    return response.json()
  }
  const { session, seeds } = opened.parse(await ask('open', { ticket, game })).value
  const nextServerSeedHash = seeds.next.serverSeedHash
  given.parse(await ask('seeds/rotate', { clientSeed: 'bench', nextServerSeedHash }, session))
  return session
}
