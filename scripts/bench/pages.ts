import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse'
import { freePort } from '@fairhouse/site/postgres'
import { startBuiltSite } from '../lib/built-site.ts'
import { findBrowser } from '../lib/browser.mjs'
import { median } from './lib/median.ts'
import { dayOf, loadNow, machine, writeReport, type Figure } from './lib/report.ts'

const rounds = 5

type Device = 'mobile' | 'desktop'

/** Minimum scores of the first page. */
const minScores: Record<Device, Record<string, number>> = {
  mobile: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  desktop: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
}
const maxShift = 0.01

async function measure(url: string, port: number, device: Device): Promise<Result> {
  const flags: Flags = { port, output: 'json', logLevel: 'error' }
  for (const isLast of [false, true]) {
    const run = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined)
    // The browser sometimes misses the start of a run.
    if (run && (isLast || !run.lhr.runtimeError)) return run.lhr
  }
  throw new Error('lighthouse gave no result')
}

function figuresOf(device: Device, results: readonly Result[]): Figure[] {
  const scores = Object.entries(minScores[device]).map(([category, target]) => {
    const all = results.map(({ categories }) => (categories[category]?.score ?? 0) * 100)
    const score = median(all)
    const measured = `${Math.round(score)} (${all.map((one) => Math.round(one)).join(', ')})`
    const what = `first page, ${device}, ${category}`
    return { what, measured, target: `≥ ${target}`, met: Math.round(score) >= target }
  })
  const shift = median(
    results.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 1),
  )
  const what = `first page, ${device}, layout shift`
  const target = `≤ ${maxShift}`
  return [...scores, { what, measured: shift.toFixed(3), target, met: shift <= maxShift }]
}

const now = new Date()
const loadBefore = loadNow()
const stop = await startBuiltSite()
const port = await freePort()
const executablePath = findBrowser(process.env)
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    `--remote-debugging-port=${port}`,
    '--disable-gpu',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
})
try {
  const figures: Figure[] = []
  for (const device of ['mobile', 'desktop'] as const) {
    const results: Result[] = []
    for (let round = 0; round < rounds; round++) {
      results.push(await measure(process.env.SITE_URL ?? '', port, device))
    }
    figures.push(...figuresOf(device, results))
  }
  console.log(`${dayOf(now)}, ${machine()}, load before ${loadBefore}, medians of ${rounds}`)
  for (const { what, measured, target, met } of figures) {
    console.log(`${met ? 'met   ' : 'MISSED'} ${what}: ${measured} (${target})`)
  }
  writeReport({ section: 'pages', figures, loadBefore, now })
} finally {
  await browser.close()
  await stop?.()
}
