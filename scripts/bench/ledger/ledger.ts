import { startChild } from '../lib/child.ts'
import { median } from '../lib/median.ts'
import type { Pgbench } from '../lib/pgbench.ts'
import type { Figure } from '../lib/report.ts'

const number = new Intl.NumberFormat('en')
const seconds = 5

/** Measures bets with guards, records, sources and chain in one process, relative to pgbench. */
export async function benchLedger(
  databaseUrl: string,
  pgbench: Pgbench,
  rounds: number,
): Promise<Figure[]> {
  const results: Result[] = []
  for (let round = 0; round < rounds; round += 1) {
    const pgbenchRate = pgbench(seconds)
    console.log(`  pgbench TPC-B: ${pgbenchRate} per s`)
    const oneLane = (await run(databaseUrl, 256, 1)).perSecond
    const twoLanes = (await run(databaseUrl, 256, 2)).perSecond
    results.push({ pgbenchRate, oneLane, twoLanes })
  }
  const fewCallers = await run(databaseUrl, 64, 2)
  const commit = await startChild(new URL('./commit-child.ts', import.meta.url), databaseUrl)
  const commitMs = Number(commit.output.median)
  const ratio = fewCallers.p99 / commitMs
  return [
    figure('one lane', results, ({ oneLane }) => oneLane),
    figure('two lanes', results, ({ twoLanes }) => twoLanes),
    {
      what: 'bets in process, 64 callers, p99 ÷ one durable commit',
      measured: `${ratio.toFixed(1)} × (${fewCallers.p99} ms, commit ${commitMs.toFixed(2)} ms)`,
      target: '≤ 12 ×',
      met: ratio <= 12,
    },
  ]
}

interface Result {
  pgbenchRate: number
  oneLane: number
  twoLanes: number
}

function figure(lanes: string, results: Result[], rateOf: (result: Result) => number): Figure {
  const perSecond = median(results.map(rateOf))
  const ratio = median(results.map((result) => rateOf(result) / result.pgbenchRate))
  return {
    what: `bets in process, 256 callers, ${lanes} ÷ pgbench`,
    measured: `${ratio.toFixed(1)} × (${number.format(perSecond)} per s)`,
    target: '≥ 8 ×',
    met: ratio >= 8,
  }
}

async function run(databaseUrl: string, callers: number, lanes: number) {
  const args = [databaseUrl, String(callers), String(lanes), String(seconds)]
  const { output } = await startChild(new URL('./ledger-child.ts', import.meta.url), ...args)
  const [perSecond, p99] = [Number(output.perSecond), Number(output.p99)]
  console.log(`  ${callers} callers, ${lanes} lanes: ${perSecond} per s, p99 ${p99} ms`)
  return { perSecond, p99 }
}
