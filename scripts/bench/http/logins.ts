import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoPassword } from '@fairhouse/server'
import { startEmbeddedPostgres } from '@fairhouse/site/postgres'
import { createRequester, type Requester } from '../lib/http-get.ts'
import { startChild } from '../lib/child.ts'
import { median } from '../lib/median.ts'
import { loadNow, machine, writeReport, type Figure } from '../lib/report.ts'

const concurrentLogins = 20
const rounds = 8
const cores = availableParallelism()

/** Measures simultaneous logins and their effect on other requests. */
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
    const { address, opsAddress, hashMs } = child.output
    const minMs = (concurrentLogins * Number(hashMs)) / cores
    const health = watchHealth(createRequester(String(opsAddress)))
    const request = createRequester(String(address))
    const times: number[] = []
    console.log(`  to warm up: ${(await logInTogether(request, rounds)).toFixed(0)} ms`)
    for (let round = 0; round < rounds; round += 1) {
      times.push(await logInTogether(request, round))
      console.log(`  round ${round + 1}: ${times.at(-1)?.toFixed(0)} ms`)
    }
    return figuresOf(median(times), minMs, Number(hashMs), await health.stop())
  } finally {
    child.stop()
  }
}

function figuresOf(ms: number, minMs: number, hashMs: number, waits: number[]): Figure[] {
  const ratio = ms / minMs
  const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Infinity
  return [
    {
      what: `${concurrentLogins} logins at once ÷ (${concurrentLogins} hashes ÷ ${cores} cores)`,
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

/** From separate networks, as different people would. */
async function logInTogether(request: Requester, round: number): Promise<number> {
  const before = performance.now()
  await Promise.all(
    Array.from({ length: concurrentLogins }, (_, member) =>
      logIn(request, `10.${round}.${member}.1`),
    ),
  )
  return performance.now() - before
}

async function logIn(request: Requester, from: string) {
  const body = JSON.stringify({ username: 'demo', password: demoPassword })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': from,
  }
  const status = await request('/wps/session/login', { method: 'POST', headers }, body)
  if (status !== 200) throw new Error(`a login was answered with ${status}`)
}

function watchHealth(request: Requester) {
  const waits: number[] = []
  let isStopped = false
  const watching = (async () => {
    while (!isStopped) {
      const before = performance.now()
      const status = await request('/health/ready')
      if (status !== 200) throw new Error(`health was answered with ${status}`)
      waits.push(performance.now() - before)
      await sleep(5)
    }
  })()
  return {
    async stop(): Promise<number[]> {
      isStopped = true
      await watching
      return waits
    },
  }
}
