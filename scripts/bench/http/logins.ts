import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoPassword } from '@fairhouse/server'
import { startEmbeddedPostgres } from '@fairhouse/site/postgres'
import { createAsk, type Ask } from '../lib/ask.ts'
import { startChild } from '../lib/child.ts'
import { median } from '../lib/median.ts'
import { loadNow, machine, writeReport, type Figure } from '../lib/report.ts'

const together = 20
const rounds = 8
const cores = availableParallelism()

/** Many sign in at once: how long they wait, and whether anybody else does. */
process.env.UV_THREADPOOL_SIZE ??= String(cores + 4)
const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-bench-'))
chmodSync(dataDir, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir })
try {
  const loadBefore = loadNow()
  console.log(`${machine()}; load average ${loadBefore}`)
  const figures = await benchLogins(postgres.url)
  console.table(figures)
  writeReport({ section: 'logins', figures, loadBefore, now: new Date() })
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function benchLogins(databaseUrl: string): Promise<Figure[]> {
  const child = await startChild(new URL('./logins-child.ts', import.meta.url), databaseUrl)
  try {
    const { address, opsAddress, hashMs } = child.said
    const leastMs = (together * Number(hashMs)) / cores
    const health = watchHealth(createAsk(String(opsAddress)))
    const ask = createAsk(String(address))
    const taken: number[] = []
    console.log(`  to warm up: ${(await logInTogether(ask, rounds)).toFixed(0)} ms`)
    for (let round = 0; round < rounds; round += 1) {
      taken.push(await logInTogether(ask, round))
      console.log(`  round ${round + 1}: ${taken.at(-1)?.toFixed(0)} ms`)
    }
    return figuresOf(median(taken), leastMs, Number(hashMs), await health.stop())
  } finally {
    child.stop()
  }
}

function figuresOf(ms: number, leastMs: number, hashMs: number, waits: number[]): Figure[] {
  const ratio = ms / leastMs
  const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Infinity
  return [
    {
      what: `${together} logins at once ÷ (${together} hashes ÷ ${cores} cores)`,
      measured: `${ratio.toFixed(2)} × (${ms.toFixed(0)} ms, a hash ${hashMs.toFixed(1)} ms)`,
      target: '≤ 1.5 ×',
      met: ratio <= 1.5,
    },
    {
      what: 'health meanwhile, p99',
      measured: `${p99.toFixed(1)} ms (${waits.length} requests)`,
      target: '≤ 50 ms',
      met: p99 <= 50,
    },
  ]
}

/** From networks of their own, as different people would. */
async function logInTogether(ask: Ask, round: number): Promise<number> {
  const before = performance.now()
  await Promise.all(
    Array.from({ length: together }, (_, who) => logIn(ask, `10.${round}.${who}.1`)),
  )
  return performance.now() - before
}

async function logIn(ask: Ask, from: string) {
  const body = JSON.stringify({ username: 'demo', password: demoPassword })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': from,
  }
  const status = await ask('/wps/session/login', { method: 'POST', headers }, body)
  if (status !== 200) throw new Error(`a login was answered with ${status}`)
}

function watchHealth(ask: Ask) {
  const waits: number[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const before = performance.now()
      const status = await ask('/health/ready')
      if (status !== 200) throw new Error(`health was answered with ${status}`)
      waits.push(performance.now() - before)
      await sleep(5)
    }
  })()
  return {
    async stop(): Promise<number[]> {
      isOver = true
      await watching
      return waits
    },
  }
}
