import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import * as z from 'zod/mini'
import { startEmbeddedPostgres } from '@fairhouse/site/postgres'
import { createRequester, type Requester } from '../lib/http-get.ts'
import { startChild } from '../lib/child.ts'
import { median } from '../lib/median.ts'
import { seedOffice, type Size } from './office-rows.ts'
import { loadNow, machine, writeReport, type Figure } from '../lib/report.ts'

/** Measures the pages of the office on a small site and on a large one. */
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '1000000' },
    entries: { type: 'string', default: '10000000' },
  },
})
const small: Size = { members: 1000, entries: 10_000 }
const large: Size = { members: Number(values.members), entries: Number(values.entries) }
const rounds = 30
const colleagues = 8
const number = new Intl.NumberFormat('en')

const dayMs = 86_400_000
const date = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10)
const sampleMember = '01890001-0000-7000-8000-000000000007'
const lastDay = `from=${date(1)}&to=${date(1)}`

interface CallSpec {
  what: string
  path: (site: { brandId: string }) => string
  /** Maximum ratio to the time on the small site; undefined without a target. */
  max?: number
}

/** LIST of the measured calls. */
const calls: readonly CallSpec[] = [
  { what: 'members by how a name begins', path: () => 'members?wanted=m00005', max: 3 },
  { what: 'members by how a nickname begins', path: () => 'members?wanted=nick77', max: 3 },
  { what: 'members by phone', path: () => 'members?wanted=0901234567', max: 3 },
  { what: 'members by email', path: () => 'members?wanted=an%40example.com', max: 3 },
  { what: 'a member by id', path: () => `members?wanted=${sampleMember}`, max: 3 },
  { what: 'the file of a member', path: () => `member?memberId=${sampleMember}`, max: 3 },
  { what: 'deposits in review', path: () => 'deposit', max: 3 },
  {
    what: 'deposits of a member',
    path: () => `deposit?memberId=${sampleMember}&state=credited`,
    max: 3,
  },
  { what: 'withdrawals that were asked for', path: () => 'withdrawals', max: 3 },
  { what: 'feedback without an answer', path: () => 'feedback', max: 3 },
  { what: 'documents that wait', path: () => 'identity', max: 3 },
  { what: 'flags that are open', path: () => 'safety/flags', max: 3 },
  { what: 'the dashboard', path: () => 'dashboard', max: 3 },
  { what: 'report of 14 days', path: () => 'report?by=day', max: 3 },
  { what: 'report of 90 days by game', path: () => `report?by=game&from=${date(89)}`, max: 3 },
  { what: 'report of 90 days by vendor', path: () => `report?by=vendor&from=${date(89)}`, max: 3 },
  { what: 'liabilities', path: () => 'report/owed', max: 3 },
  { what: 'providers of 14 days', path: () => 'report/reconcile' },
  {
    what: 'rows behind a day',
    path: ({ brandId }) => `report/rows?${lastDay}&brandId=${brandId}`,
    max: 3,
  },
  {
    what: 'rows behind a day of a vendor',
    path: ({ brandId }) => `report/rows?${lastDay}&brandId=${brandId}&vendor=V3`,
  },
  {
    what: 'rows behind a player',
    path: ({ brandId }) =>
      `report/rows?from=${date(89)}&to=${date(0)}&brandId=${brandId}&memberId=${sampleMember}`,
    max: 3,
  },
  { what: 'report of a day by player', path: () => `report?by=player&${lastDay}`, max: 3 },
  { what: 'report of this month by player', path: () => 'report?by=player', max: 3 },
  { what: 'its last players', path: () => `report?by=player&after=1.VND.${sampleMember}`, max: 3 },
  { what: 'report of 14 days by player', path: () => `report?by=player&from=${date(13)}` },
]

const output = z.object({
  address: z.string(),
  brandId: z.string(),
  people: z.array(z.object({ authorization: z.string(), cookie: z.string() })),
})

const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-bench-'))
chmodSync(dataDir, 0o755)
const settings = { shared_buffers: '1GB', max_wal_size: '8GB' }
const postgres = await startEmbeddedPostgres({ dataDir, settings })
const running: Site[] = []
try {
  const loadBefore = loadNow()
  console.log(`${machine()}; load average ${loadBefore}`)
  running.push(await startSite('bench_small', small))
  running.push(await startSite('bench_large', large))
  const figures: Figure[] = []
  for (const call of calls) figures.push(await compare(call, running))
  console.table(figures)
  writeReport({ section: 'office', figures, loadBefore, now: new Date() })
} finally {
  for (const { stop } of running) stop()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

interface Site extends z.infer<typeof output> {
  request: Requester
  stop: () => void
}

async function startSite(name: string, size: Size): Promise<Site> {
  const url = await newDatabase(name)
  const first = await startChild(new URL('./office-child.ts', import.meta.url), url)
  first.stop()
  const before = performance.now()
  console.log(`  ${number.format(size.members)} members, ${number.format(size.entries)} entries`)
  await seedOffice(url, size)
  console.log(`  seeded in ${((performance.now() - before) / 1000).toFixed(0)} s`)
  const child = await startChild(
    new URL('./office-child.ts', import.meta.url),
    url,
    String(colleagues),
  )
  const site = output.parse(child.output)
  return { ...site, request: createRequester(site.address), stop: child.stop }
}

async function newDatabase(name: string): Promise<string> {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  return url.href
}

/** Alternates between the sites, so that other load affects both. */
async function compare({ what, path, max }: CallSpec, sites: readonly Site[]): Promise<Figure> {
  const times = sites.map((): number[] => [])
  for (let turn = -3; turn < rounds; turn += 1) {
    for (const [index, site] of sites.entries()) {
      const headers = site.people[(turn + 3) % colleagues]
      const before = performance.now()
      const status = await site.request(`/office/api/${path(site)}`, headers ? { headers } : {})
      if (status !== 200) throw new Error(`${what} was answered with ${status}`)
      if (turn >= 0) times[index]?.push(performance.now() - before)
    }
  }
  const [short = 0, long = 0] = times.map(median)
  const ratio = long / short
  console.log(`  ${what}: ${short.toFixed(1)} ms and ${long.toFixed(1)} ms`)
  return {
    what: `${what}: ${number.format(large.members)} members ÷ ${number.format(small.members)}`,
    measured: `${ratio.toFixed(2)} × (${long.toFixed(1)} ms, ${short.toFixed(1)} ms)`,
    target: max === undefined ? 'none' : `≤ ${max} ×`,
    met: max === undefined ? undefined : ratio <= max,
  }
}
