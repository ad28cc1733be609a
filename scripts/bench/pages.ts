import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse'
import { freePort } from '@fairhouse/site/postgres'
import { startBuiltSite } from '../lib/built-site.ts'
import { findBrowser } from '../lib/browser.mjs'
import { median } from './lib/median.ts'
import { dayOf, loadNow, machine, writeReport, type Figure } from './lib/report.ts'
import { startCopy, withoutCode } from './lib/static-copy.ts'

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

/** Blocking time and work of the main thread that the page has beyond its markup and styles. */
const maxBlockingMs = 150

const valueOf = ({ audits }: Result, name: string) => audits[name]?.numericValue ?? Number.NaN

/**
 * What the code costs on a phone, against a copy of the same page without it: what styles, pictures
 * and the machine cost is in both. Measured in turns.
 */
async function measureCode(site: string, port: number): Promise<Figure[]> {
  const [whole, still] = await Promise.all([
    startCopy(site, (html) => html),
    startCopy(site, withoutCode),
  ])
  try {
    const pairs: [Result, Result][] = []
    for (let round = 0; round < rounds; round++) {
      const page = await measure(whole.url, port, 'mobile')
      pairs.push([page, await measure(still.url, port, 'mobile')])
    }
    const beyond = (name: string) =>
      pairs.map(([page, copy]) => valueOf(page, name) - valueOf(copy, name))
    const blocking = beyond('total-blocking-time')
    const work = pairs.map(
      ([page, copy]) =>
        valueOf(page, 'mainthread-work-breakdown') / valueOf(copy, 'mainthread-work-breakdown'),
    )
    const listed = (all: number[], digits: number) =>
      all.map((one) => one.toFixed(digits)).join(', ')
    return [
      {
        what: 'first page, mobile, blocking time beyond a static copy',
        measured: `${median(blocking).toFixed(0)} ms (${listed(blocking, 0)})`,
        target: `≤ ${maxBlockingMs} ms`,
        met: median(blocking) <= maxBlockingMs,
      },
      {
        what: 'first page, mobile, main-thread work against a static copy',
        measured: `${median(work).toFixed(2)} × (${listed(work, 2)})`,
        target: '–',
        met: undefined,
      },
    ]
  } finally {
    await Promise.all([whole.stop(), still.stop()])
  }
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
  figures.push(...(await measureCode(process.env.SITE_URL ?? '', port)))
  console.log(`${dayOf(now)}, ${machine()}, load before ${loadBefore}, medians of ${rounds}`)
  for (const { what, measured, target, met } of figures) {
    console.log(`${met === false ? 'MISSED' : 'met   '} ${what}: ${measured} (${target})`)
  }
  writeReport({ section: 'pages', figures, loadBefore, now })
} finally {
  await browser.close()
  await stop?.()
}
