import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@fairhouse/site/postgres'
import { startChild } from '../lib/child.ts'
import { median } from '../lib/median.ts'
import { loadNow, machine, writeReport } from '../lib/report.ts'

const rounds = 5
const number = new Intl.NumberFormat('en')

const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-bench-'))
chmodSync(dataDir, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir })

async function measureRate(kind: 'plain' | 'limits', callers: number): Promise<number> {
  const child = await startChild(
    new URL('./limits-child.ts', import.meta.url),
    kind,
    postgres.url,
    String(callers),
    '5',
  )
  await new Promise((resolve) => child.process.once('exit', resolve))
  return Number(child.output.perSecond)
}

async function ratioFor(callers: number) {
  const [plain, limited]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    plain.push(await measureRate('plain', callers))
    limited.push(await measureRate('limits', callers))
    console.log(`  ${callers} callers: ${plain.at(-1)} without, ${limited.at(-1)} with`)
  }
  const ratio = median(limited) / median(plain)
  const list = (values: number[]) => values.map((value) => number.format(value)).join(' / ')
  return {
    what: `bets in process with limits on for every player ÷ without, ${callers} callers`,
    measured: `${ratio.toFixed(2)} × (${list(limited)}; without ${list(plain)} per s)`,
    target: '≥ 0.85 ×',
    met: ratio >= 0.85,
  }
}

try {
  const loadBefore = loadNow()
  console.log(`${machine()}; load average ${loadBefore}`)
  const figures = [await ratioFor(256), await ratioFor(64)]
  console.table(figures)
  writeReport({ section: 'limits', figures, loadBefore, now: new Date() })
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
