import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@fairhouse/site/postgres'
import { createDatabase } from '../lib/create-database.ts'
import { preparePgbench } from '../lib/pgbench.ts'
import { loadNow, machine, writeReport } from '../lib/report.ts'
import { benchSmallestSpin, benchSpin } from './spin.ts'

const rounds = 5

const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-bench-'))
chmodSync(dataDir, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir })
try {
  const loadBefore = loadNow()
  console.log(`${machine()}; load average ${loadBefore}`)
  const pgbench = await preparePgbench(postgres.url)
  const ours = await benchSpin(postgres.url, pgbench, rounds)
  const plainUrl = await createDatabase(postgres.url, 'plain')
  const figures = [...ours, await benchSmallestSpin(plainUrl, pgbench, rounds)]
  console.table(figures)
  writeReport({ section: 'spin', figures, loadBefore, now: new Date() })
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
