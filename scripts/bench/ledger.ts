import { startChild } from './child.ts'
import type { Figure } from './report.ts'

const number = new Intl.NumberFormat('en')
const seconds = 8

/** Bets with guards, records, sources and chain, in one process, beside pgbench. */
export async function benchLedger(databaseUrl: string, pgbench: number): Promise<Figure[]> {
  const one = await run(databaseUrl, 256, 1)
  const two = await run(databaseUrl, 256, 2)
  const few = await run(databaseUrl, 64, 2)
  const commit = await startChild('./commit-child.ts', databaseUrl)
  const commitMs = Number(commit.said.median)
  const ratio = few.p99 / commitMs
  return [
    figure('one lane', one.perSecond, pgbench),
    figure('two lanes', two.perSecond, pgbench),
    {
      what: 'bets in process, 64 callers, p99 ÷ one durable commit',
      measured: `${ratio.toFixed(1)} × (${few.p99} ms, commit ${commitMs.toFixed(2)} ms)`,
      target: '≤ 12 ×',
      met: ratio <= 12,
    },
  ]
}

function figure(lanes: string, perSecond: number, pgbench: number): Figure {
  const ratio = perSecond / pgbench
  return {
    what: `bets in process, 256 callers, ${lanes} ÷ pgbench`,
    measured: `${ratio.toFixed(1)} × (${number.format(perSecond)} per s)`,
    target: '≥ 8 ×',
    met: ratio >= 8,
  }
}

async function run(databaseUrl: string, callers: number, lanes: number) {
  const args = [databaseUrl, String(callers), String(lanes), String(seconds)]
  const { said } = await startChild('./ledger-child.ts', ...args)
  const [perSecond, p99] = [Number(said.perSecond), Number(said.p99)]
  console.log(`  ${callers} callers, ${lanes} lanes: ${perSecond} per s, p99 ${p99} ms`)
  return { perSecond, p99 }
}
