import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@fairhouse/site/postgres'
import { startChild } from '../lib/child.ts'
import { loadRequests } from '../lib/load.ts'
import { median } from '../lib/median.ts'
import { createDatabase } from '../lib/create-database.ts'
import { preparePgbench } from '../lib/pgbench.ts'
import { createPlainTables } from './plain-lane.ts'
import { loadNow, machine, writeReport, type Figure } from '../lib/report.ts'
import { warmUpRounds } from '../game-provider/provider.ts'
import { playRequest } from '../game-provider/provider-load.ts'

const rounds = 3
const seconds = 5
const connections = 256
const maxPerSecond = 40_000
const number = new Intl.NumberFormat('en')

const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-bench-'))
chmodSync(dataDir, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir })

interface Rate {
  perSecond: number
  p99: number
}

async function measureRate(script: string, ...args: string[]): Promise<Rate> {
  const child = await startChild(new URL(script, import.meta.url), ...args)
  await new Promise((resolve) => child.process.once('exit', resolve))
  return { perSecond: Number(child.output.perSecond), p99: Number(child.output.p99) }
}

/** Alternates both, with the same number of callers on one lane. */
async function compareInProcess(plainUrl: string, ownUrl: string, callers: number) {
  const [plain, ours]: [Rate[], Rate[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    const [manyCallers, long] = [String(callers), String(seconds)]
    plain.push(await measureRate('./plain-child.ts', 'process', plainUrl, manyCallers, long))
    ours.push(await measureRate('../ledger/ledger-child.ts', ownUrl, manyCallers, '1', long))
    console.log(`  ${callers} callers: plain ${plain.at(-1)?.perSecond}, ${ours.at(-1)?.perSecond}`)
  }
  const of = (paces: Rate[]): Rate => ({
    perSecond: median(paces.map(({ perSecond }) => perSecond)),
    p99: median(paces.map(({ p99 }) => p99)),
  })
  return { plain: of(plain), ours: of(ours) }
}

async function measureHttp(plainUrl: string): Promise<number> {
  const child = await startChild(new URL('./plain-child.ts', import.meta.url), 'http', plainUrl)
  const address = String(child.output.address)
  const rates: number[] = []
  for (let round = 1 - warmUpRounds; round <= rounds; round += 1) {
    const requests = Array.from({ length: maxPerSecond * seconds }, () =>
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

async function measureAll(): Promise<Figure[]> {
  const pgbench = (await preparePgbench(postgres.url))(8)
  const plainUrl = await createDatabase(postgres.url, 'plain')
  await createPlainTables(plainUrl)
  const ownUrl = await createDatabase(postgres.url, 'ledger')
  const manyCallers = await compareInProcess(plainUrl, ownUrl, 256)
  const fewCallers = await compareInProcess(plainUrl, ownUrl, 64)
  const commitMs = Number(
    (await startChild(new URL('../ledger/commit-child.ts', import.meta.url), plainUrl)).output
      .median,
  )
  const http = await measureHttp(plainUrl)
  const reference = `pgbench ${number.format(pgbench)}`
  const times = (rate: number) =>
    `${(rate / pgbench).toFixed(1)} × (${number.format(rate)} per s, ${reference})`
  const latency = ({ p99 }: Rate) =>
    `${(p99 / commitMs).toFixed(0)} × (${p99.toFixed(1)} ms, commit ${commitMs.toFixed(2)} ms)`
  const share = manyCallers.ours.perSecond / manyCallers.plain.perSecond
  return [
    row(
      'plain bets in process, 256 callers, one lane ÷ pgbench',
      times(manyCallers.plain.perSecond),
    ),
    row('our bets, the same ÷ pgbench', times(manyCallers.ours.perSecond)),
    row('our bets ÷ plain bets, 256 callers', `${share.toFixed(2)} ×`),
    row('plain bets, 64 callers, p99 ÷ one durable commit', latency(fewCallers.plain)),
    row('our bets, the same', latency(fewCallers.ours)),
    row('plain bets over HTTP, unsigned, 256 connections ÷ pgbench', times(http)),
  ]
}

try {
  const loadBefore = loadNow()
  console.log(`${machine()}; load average ${loadBefore}`)
  const figures = await measureAll()
  console.table(figures)
  writeReport({ section: 'plain', figures, loadBefore, now: new Date() })
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
