import { fork } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import { startEmbeddedPostgres } from '@fairhouse/site/postgres'
import { commitNow, dayOf, machine, replaceSection } from '../lib/report.ts'

const step = z.object({ rows: z.number(), microseconds: z.number() })
const number = new Intl.NumberFormat('en')

/** Measures the cost of a transfer while the journal grows from zero to five million rows. */
const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-bench-'))
chmodSync(dataDir, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir })
try {
  const child = fork(new URL('./flat-child.ts', import.meta.url), [postgres.url], { silent: true })
  child.stderr?.pipe(process.stderr)
  if (!child.stdout) throw new Error('the child has no output')
  const steps: z.output<typeof step>[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line)
    steps.push(step.parse(JSON.parse(line)))
  }
  write(steps)
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

function write(steps: z.output<typeof step>[]) {
  const costs = steps.map(({ microseconds }) => microseconds)
  const spread = (Math.max(...costs) / Math.min(...costs) - 1) * 100
  const [first = 0, last = 0] = [costs[0], costs.at(-1)]
  const change = (last / first - 1) * 100
  const rows = steps.map(
    ({ rows: length, microseconds }) => `| ${number.format(length)} | ${microseconds} µs |`,
  )
  const text = [
    `Cost of a bet while the journal grows, 256 callers, 20,000 members, two lanes. Measured ` +
      `${dayOf(new Date())} at commit ${commitNow()}; ${machine()}.`,
    `From the first step to the last ${change.toFixed(0)} %, most against least ` +
      `${spread.toFixed(0)} % (target: within 20 %).`,
    '',
    '| rows in the journal | time for each bet of the last step |',
    '|---|---|',
    ...rows,
  ]
  replaceSection('flat', text.join('\n'))
}
