import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import * as z from 'zod/mini'
import { startEmbeddedPostgres } from '@fairhouse/site/postgres'
import { createRequester, type Requester } from '../lib/http-get.ts'
import { startChild } from '../lib/child.ts'
import { loadNow, machine, replaceSection, writeReport, type Figure } from '../lib/report.ts'
import { planSettings, plansOf } from './statement-plans.ts'
import { seedStatement } from './statement-rows.ts'

/** Measures the reading of a member's records, with 1,000 and with 1,000,000 of them. */
const sizes = [1000, 1_000_000] as const
const rounds = 50
const dayMs = 86_400_000
const date = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10)
const year = `from=${date(366)}&to=${date(0)}&zone=Asia/Ho_Chi_Minh`

/** LIST of the measured calls; the last page of the short list stands for its page 1,000. */
const callSpecs: [what: string, path: (lastPage: string, turn: number) => string][] = [
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

/** Periods within the year, in zones with different day boundaries. */
function anyPeriod(turn: number): string {
  const zone = ['UTC', 'Asia/Kathmandu', 'America/New_York'][turn % 3]
  return `from=${date(360 - (turn % 7) * 9)}&to=${date(3 + turn * 2)}&zone=${zone}`
}

/** Calls whose plans are printed. */
const plannedCalls = new Set([
  'account, page 1',
  'account, page 1,000',
  'account, totals of any period',
  'bets, totals of any period and vendor',
])

let plans = ''
const memberList = z.array(
  z.object({ id: z.string(), authorization: z.string(), cookie: z.string() }),
)

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
    const members = memberList.parse(child.output.members)
    for (const [index, size] of sizes.entries()) {
      await seedStatement(databaseUrl, members[index]?.id ?? '', size)
    }
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query('VACUUM ANALYZE')
    await client.query('CHECKPOINT')
    await client.end()
    const request = createRequester(String(child.output.address))
    const figures: Figure[] = []
    for (const [what, path] of callSpecs) figures.push(await compare(request, members, what, path))
    const long = members[1]
    if (!long) throw new Error('there is no member with a long list')
    // After the figures, because logging plans slows the database down.
    const calls = callSpecs
      .filter(([what]) => plannedCalls.has(what))
      .map(([what, path]) => [what, () => get(request, path('1000', 7), long)] as const)
    plans = await plansOf({ databaseUrl, calls })
    return figures
  } finally {
    child.stop()
  }
}

type MemberList = z.infer<typeof memberList>

async function get(request: Requester, path: string, { authorization, cookie }: MemberList[0]) {
  const status = await request(`/wps/record/${path}`, { headers: { authorization, cookie } })
  if (status !== 200) throw new Error(`${path} was answered with ${status}`)
}

/** Alternates between the members, so that other load affects both. */
async function compare(
  request: Requester,
  members: MemberList,
  what: string,
  path: (typeof callSpecs)[0][1],
) {
  const times: [number[], number[]] = [[], []]
  for (let turn = -3; turn < rounds; turn += 1) {
    for (const [index, headers] of members.entries()) {
      const before = performance.now()
      await get(request, path(index === 0 ? '50' : '1000', Math.abs(turn)), headers)
      if (turn >= 0) times[index === 0 ? 0 : 1].push(performance.now() - before)
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
