import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@fairhouse/site/postgres'
import { startChild } from '../lib/child.ts'
import { loadRequests } from '../lib/load.ts'
import { median } from '../lib/median.ts'
import { ownDatabase } from '../lib/own-database.ts'
import { preparePgbench } from '../lib/pgbench.ts'
import { makePlainTables } from './plain-lane.ts'
import { loadNow, machine, writeReport, type Figure } from '../lib/report.ts'
import { warmUps } from '../game-provider/provider.ts'
import { playRequest } from '../game-provider/provider-load.ts'

const rounds = 3
const seconds = 5
const connections = 256
const mostPerSecond = 40_000
const number = new Intl.NumberFormat('en')

const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-bench-'))
chmodSync(dataDir, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir })

interface Pace {
  perSecond: number
  p99: number
}

async function pace(script: string, ...args: string[]): Promise<Pace> {
  const child = await startChild(new URL(script, import.meta.url), ...args)
  await new Promise((resolve) => child.process.once('exit', resolve))
  return { perSecond: Number(child.said.perSecond), p99: Number(child.said.p99) }
}

/** Both in turns, with as many callers on one lane. */
async function inProcess(plainUrl: string, ownUrl: string, callers: number) {
  const [plain, own]: [Pace[], Pace[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    const [many, long] = [String(callers), String(seconds)]
    plain.push(await pace('./plain-child.ts', 'process', plainUrl, many, long))
    own.push(await pace('../ledger/ledger-child.ts', ownUrl, many, '1', long))
    console.log(`  ${callers} callers: plain ${plain.at(-1)?.perSecond}, ${own.at(-1)?.perSecond}`)
  }
  const of = (paces: Pace[]): Pace => ({
    perSecond: median(paces.map(({ perSecond }) => perSecond)),
    p99: median(paces.map(({ p99 }) => p99)),
  })
  return { plain: of(plain), own: of(own) }
}

async function overHttp(plainUrl: string): Promise<number> {
  const child = await startChild(new URL('./plain-child.ts', import.meta.url), 'http', plainUrl)
  const address = String(child.said.address)
  const rates: number[] = []
  for (let round = 1 - warmUps; round <= rounds; round += 1) {
    const requests = Array.from({ length: mostPerSecond * seconds }, () =>
      playRequest(new URL(address).host, ''),
    )
    const clients = Array.from({ length: connections }, () => () => requests.pop())
    const rate = await loadRequests(address, clients, seconds)
    if (round > 0) rates.push(rate)
    console.log(`  over HTTP: ${rate}`)
  }
  child.stop()
  return median(rates)
}

const row = (what: string, measured: string): Figure => ({
  what,
  measured,
  target: 'none',
  met: undefined,
})

async function taken(): Promise<Figure[]> {
  const pgbench = (await preparePgbench(postgres.url))(8)
  const plainUrl = await ownDatabase(postgres.url, 'plain')
  await makePlainTables(plainUrl)
  const ownUrl = await ownDatabase(postgres.url, 'ledger')
  const many = await inProcess(plainUrl, ownUrl, 256)
  const few = await inProcess(plainUrl, ownUrl, 64)
  const commitMs = Number(
    (await startChild(new URL('../ledger/commit-child.ts', import.meta.url), plainUrl)).said.median,
  )
  const http = await overHttp(plainUrl)
  const against = `pgbench ${number.format(pgbench)}`
  const times = (rate: number) =>
    `${(rate / pgbench).toFixed(1)} × (${number.format(rate)} per s, ${against})`
  const late = ({ p99 }: Pace) =>
    `${(p99 / commitMs).toFixed(0)} × (${p99.toFixed(1)} ms, commit ${commitMs.toFixed(2)} ms)`
  const share = many.own.perSecond / many.plain.perSecond
  return [
    row('plain bets in process, 256 callers, one lane ÷ pgbench', times(many.plain.perSecond)),
    row('our bets, the same ÷ pgbench', times(many.own.perSecond)),
    row('our bets ÷ plain bets, 256 callers', `${share.toFixed(2)} ×`),
    row('plain bets, 64 callers, p99 ÷ one durable commit', late(few.plain)),
    row('our bets, the same', late(few.own)),
    row('plain bets over HTTP, unsigned, 256 connections ÷ pgbench', times(http)),
  ]
}

try {
  const loadBefore = loadNow()
  console.log(`${machine()}; load average ${loadBefore}`)
  const figures = await taken()
  console.table(figures)
  writeReport({ section: 'plain', figures, loadBefore, now: new Date() })
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
