import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@fairhouse/site/postgres'
import { benchCatalogue } from './lobby/catalogue.ts'
import { benchColdStart } from './http/cold-start.ts'
import { benchFanOut } from './http/fan-out.ts'
import { benchHttp } from './http/http.ts'
import { benchLedger } from './ledger/ledger.ts'
import { createDatabase } from './lib/create-database.ts'
import { preparePgbench } from './lib/pgbench.ts'
import { loadNow, machine, writeReport, type Figure } from './lib/report.ts'
import { benchSpin } from './spin/spin.ts'
import { benchProvider } from './game-provider/provider.ts'

const rounds = 3
const number = new Intl.NumberFormat('en')

const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-bench-'))
chmodSync(dataDir, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir })
try {
  const loadBefore = loadNow()
  console.log(`${machine()}; load average ${loadBefore}`)
  // The ledger runs last, because it leaves the database busy for a while.
  const others = [await http(), await fanOut(), await coldStart(), ...(await catalogue())]
  const figures = [...(await money()), ...others]
  console.table(figures)
  writeReport({ section: 'figures', figures, loadBefore, now: new Date() })
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function money(): Promise<Figure[]> {
  console.log('Bets through the ledger beside pgbench on the same server')
  const pgbench = await preparePgbench(postgres.url)
  // A separate database, because a site would read half a million rows meanwhile.
  const ledger = await benchLedger(await createDatabase(postgres.url, 'ledger'), pgbench, rounds)
  console.log('Signed plays of a vendor over HTTP')
  const vendor = await benchProvider(postgres.url, pgbench, rounds)
  console.log('Spins of an in-house game over HTTP')
  return [...ledger, ...vendor, ...(await benchSpin(postgres.url, pgbench, rounds))]
}

async function http(): Promise<Figure> {
  console.log('A checked, signed-in POST beside a bare Fastify POST of the same body')
  const { bare, ours, ratio } = await benchHttp(postgres.url, rounds)
  const list = (values: number[]) => values.map((value) => number.format(value)).join(' / ')
  return {
    what: 'validated, authenticated POST ÷ bare Fastify POST',
    measured: `${ratio.toFixed(2)} × (ours ${list(ours)}, bare ${list(bare)} per s)`,
    target: '≥ 0.60 ×',
    met: ratio >= 0.6,
  }
}

async function catalogue(): Promise<Figure[]> {
  console.log('Lists and searches of 10,000 games beside a route that says hello')
  return benchCatalogue(postgres.url, rounds)
}

async function fanOut(): Promise<Figure> {
  console.log('One message after another to 1,000 sockets on one process')
  const rate = await benchFanOut(postgres.url, rounds)
  return {
    what: 'fan-out to 1,000 sockets, one process',
    measured: `${number.format(rate)} deliveries per s`,
    target: '≥ 60,000 per s',
    met: rate >= 60_000,
  }
}

async function coldStart(): Promise<Figure> {
  console.log('The built server, from start to ready, database up')
  const ms = await benchColdStart(postgres.url, rounds)
  return {
    what: 'cold start of the built server to ready, database up',
    measured: `${number.format(ms)} ms`,
    target: '< 1,000 ms',
    met: ms < 1000,
  }
}
