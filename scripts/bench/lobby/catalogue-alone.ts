import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@fairhouse/site/postgres'
import { benchCatalogue } from './catalogue.ts'
import { loadNow, machine, writeReport } from '../lib/report.ts'

const rounds = 3

/** Measures the catalogue alone. */
const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-bench-'))
chmodSync(dataDir, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir })
try {
  const loadBefore = loadNow()
  console.log(`${machine()}; load average ${loadBefore}`)
  const figures = await benchCatalogue(postgres.url, rounds)
  console.table(figures)
  writeReport({ section: 'catalogue', figures, loadBefore, now: new Date() })
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
