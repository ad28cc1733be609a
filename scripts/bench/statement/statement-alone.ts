import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import * as z from 'zod/mini'
import { startEmbeddedPostgres } from '@fairhouse/site/postgres'
import { createAsk, type Ask } from '../lib/ask.ts'
import { startChild } from '../lib/child.ts'
import { loadNow, machine, replaceSection, writeReport, type Figure } from '../lib/report.ts'
import { planSettings, plansOf } from './statement-plans.ts'
import { seedStatement } from './statement-rows.ts'

/** What a member's records cost to read, with 1,000 of them and with 1,000,000. */
const sizes = [1000, 1_000_000] as const
const rounds = 50
const dayMs = 86_400_000
const date = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10)
const year = `from=${date(366)}&to=${date(0)}&zone=Asia/Ho_Chi_Minh`

/** LIST of what is asked; the last page of the short list stands for its page 1,000. */
const asked: [what: string, path: (lastPage: string, turn: number) => string][] = [
  ['account, page 1', () => `account?${year}&pageNo=1`],
  ['account, page 1,000', (last) => `account?${year}&pageNo=${last}`],
  ['account, deposits only, page 1', () => `account?${year}&type=deposit`],
  ['account, totals of any period', (_, turn) => `account?${anyPeriod(turn)}`],
  ['bets, page 1', () => `bets?${year}&pageNo=1`],
  ['bets, page 1,000', (last) => `bets?${year}&pageNo=${last}`],
  ['bets, returned only, page 1', () => `bets?${year}&status=rolledBack`],
  ['bets, totals of any period and vendor', (_, turn) => `bets?${anyPeriod(turn)}&vendor=V3`],
  ['profit of a year by month', () => `profit?${year}`],
  ['profit by day', (_, turn) => `profit?from=${date(61 + turn)}&to=${date(turn)}`],
]

/** Days that begin and end somewhere in the year, in zones with other beginnings. */
function anyPeriod(turn: number): string {
  const zone = ['UTC', 'Asia/Kathmandu', 'America/New_York'][turn % 3]
  return `from=${date(360 - (turn % 7) * 9)}&to=${date(3 + turn * 2)}&zone=${zone}`
}

/** Of these the plans are shown. */
const shown = new Set([
  'account, page 1',
  'account, page 1,000',
  'account, totals of any period',
  'bets, totals of any period and vendor',
])

let plans = ''
const people = z.array(z.object({ id: z.string(), authorization: z.string(), cookie: z.string() }))

const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-bench-'))
chmodSync(dataDir, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir, settings: planSettings })
try {
  const loadBefore = loadNow()
  console.log(`${machine()}; load average ${loadBefore}`)
  const figures = await benchStatement(postgres.url)
  console.table(figures)
  writeReport({ section: 'statement', figures, loadBefore, now: new Date() })
  replaceSection('statement plans', plans)
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function benchStatement(databaseUrl: string): Promise<Figure[]> {
  const child = await startChild(new URL('./statement-child.ts', import.meta.url), databaseUrl)
  try {
    const members = people.parse(child.said.members)
    for (const [place, size] of sizes.entries()) {
      await seedStatement(databaseUrl, members[place]?.id ?? '', size)
    }
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query('VACUUM ANALYZE')
    await client.query('CHECKPOINT')
    await client.end()
    const ask = createAsk(String(child.said.address))
    const figures: Figure[] = []
    for (const [what, path] of asked) figures.push(await compare(ask, members, what, path))
    const long = members[1]
    if (!long) throw new Error('there is no member with a long list')
    // After the figures, which telling would make slower.
    const calls = asked
      .filter(([what]) => shown.has(what))
      .map(([what, path]) => [what, () => get(ask, path('1000', 7), long)] as const)
    plans = await plansOf({ databaseUrl, calls })
    return figures
  } finally {
    child.stop()
  }
}

type People = z.infer<typeof people>

async function get(ask: Ask, path: string, { authorization, cookie }: People[0]) {
  const status = await ask(`/wps/record/${path}`, { headers: { authorization, cookie } })
  if (status !== 200) throw new Error(`${path} was answered with ${status}`)
}

/** In turns, so that whatever else the machine does meets both. */
async function compare(ask: Ask, members: People, what: string, path: (typeof asked)[0][1]) {
  const times: [number[], number[]] = [[], []]
  for (let turn = -3; turn < rounds; turn += 1) {
    for (const [place, headers] of members.entries()) {
      const before = performance.now()
      await get(ask, path(place === 0 ? '50' : '1000', Math.abs(turn)), headers)
      if (turn >= 0) times[place === 0 ? 0 : 1].push(performance.now() - before)
    }
  }
  const [short, long] = times.map(p95)
  const ratio = (long ?? Infinity) / (short ?? 1)
  console.log(`  ${what}: ${short?.toFixed(1)} ms and ${long?.toFixed(1)} ms`)
  return {
    what: `${what}: p95 of 1,000,000 ÷ of 1,000 entries`,
    measured: `${ratio.toFixed(2)} × (${long?.toFixed(1)} ms, ${short?.toFixed(1)} ms)`,
    target: '≤ 3 ×',
    met: ratio <= 3,
  }
}

function p95(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0
}
