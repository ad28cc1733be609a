import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { defaultConfig } from 'lighthouse'
import { startBuiltSite } from '../lib/built-site.ts'
import { findBrowser } from '../lib/browser.mjs'
import { median } from './lib/median.ts'
import { dayOf, loadNow, machine, writeReport, type Figure } from './lib/report.ts'

const rounds = 5
const spins = 6
const maxFirstSpinMs = 4000
const minFramesPerSecond = 30
const maxScriptMs = 8

/** One game of each drawing method: lines, ways of 5 × 4, clusters of 7 × 7. */
const games = ['dragon-pearl', 'lantern-river', 'coral-crown']
const viewport = { width: 360, height: 640 }

const site = () => process.env.SITE_URL ?? ''

async function addressOf(game: string): Promise<string> {
  const body = JSON.stringify({ account: 'demo', gameCode: game, mode: 'trial' })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${site()}/dev/ticket`, { method: 'POST', headers, body })
  const [, ticket] = /"ticket":"([\w-]+)"/.exec(await response.text()) ?? []
  if (ticket === undefined) throw new Error(`no ticket for ${game}: ${response.status}`)
  return `${site()}/play/?game=${game}&ticket=${ticket}`
}

/** Applies Lighthouse's phone throttling to network and processor. */
async function slowDown(cdp: CDPSession): Promise<void> {
  const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
    defaultConfig.settings?.throttling ?? {}
  if (!requestLatencyMs || !downloadThroughputKbps || !uploadThroughputKbps) {
    throw new Error('Lighthouse does not tell how it slows a phone down')
  }
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: (downloadThroughputKbps * 1024) / 8,
    uploadThroughput: (uploadThroughputKbps * 1024) / 8,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier ?? 4 })
}

/** Time from navigation until the reels are drawn and the spin button is ready. */
async function firstSpinMs(browser: Browser, game: string): Promise<number> {
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page))
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        const isThere = document.querySelector('.game-canvas canvas') !== null
        if (!isThere || document.querySelector('[data-spin="ready"]') === null) return
        watch.disconnect()
        Reflect.set(window, 'readyMs', performance.now())
      })
      watch.observe(document, { childList: true, subtree: true, attributes: true })
    })
    await page.goto(await addressOf(game), { waitUntil: 'commit' })
    const ready = await page.waitForFunction(() => Number(Reflect.get(window, 'readyMs') ?? 0))
    const ms = await ready.jsonValue()
    await page.locator('[data-spin="ready"]').press('Space')
    await page.locator('[data-mirror-round]').waitFor({ state: 'attached' })
    return ms
  } finally {
    await context.close()
  }
}

interface SpinMetrics {
  readonly frames: number
  readonly scriptMs: number
}

const scriptSeconds = async (cdp: CDPSession) => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
}

/** Measures frames per second and script time per frame, from the click to the end of the round. */
async function measureSpin(page: Page, cdp: CDPSession): Promise<SpinMetrics> {
  const before = await scriptSeconds(cdp)
  const [frames, ms] = await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('[data-spin="ready"]')
    const mirror = document.querySelector<HTMLElement>('[data-mirror]')
    const last = mirror?.dataset.mirrorRound
    button?.click()
    const began = performance.now()
    const isOver = () => mirror?.dataset.mirrorRound !== last && mirror?.dataset.mirror === 'ready'
    let count = 0
    do {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      count += 1
    } while (!isOver())
    return [count, performance.now() - began] as const
  })
  const script = (await scriptSeconds(cdp)) - before
  return { frames: (frames * 1000) / ms, scriptMs: (script * 1000) / frames }
}

async function measureSpins(browser: Browser, game: string): Promise<SpinMetrics[]> {
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable')
    await page.goto(await addressOf(game))
    await page.locator('.game-canvas canvas').waitFor()
    // The first round warms the caches.
    await measureSpin(page, cdp)
    const metrics: SpinMetrics[] = []
    for (let turn = 0; turn < spins; turn += 1) metrics.push(await measureSpin(page, cdp))
    return metrics
  } finally {
    await context.close()
  }
}

const listOf = (values: readonly number[], digits: number) =>
  values.map((value) => value.toFixed(digits)).join(', ')

async function figuresOf(browser: Browser, game: string): Promise<Figure[]> {
  const load = loadNow()
  const firstSpins: number[] = []
  for (let round = 0; round < rounds; round += 1) firstSpins.push(await firstSpinMs(browser, game))
  const seconds = firstSpins.map((ms) => ms / 1000)
  const first = median(seconds)
  const loadSpinning = loadNow()
  const metrics = await measureSpins(browser, game)
  const frames = median(metrics.map((metric) => metric.frames))
  const script = median(metrics.map(({ scriptMs }) => scriptMs))
  return [
    {
      what: `${game}, first spin possible, phone of Lighthouse`,
      measured: `${first.toFixed(1)} s (${listOf(seconds, 1)}; load ${load})`,
      target: `≤ ${maxFirstSpinMs / 1000} s`,
      met: first * 1000 <= maxFirstSpinMs,
    },
    {
      what: `${game}, frames a second while spinning`,
      measured: `${frames.toFixed(0)} (${listOf(
        metrics.map((metric) => metric.frames),
        0,
      )}; load ${loadSpinning})`,
      target: `≥ ${minFramesPerSecond}`,
      met: frames >= minFramesPerSecond,
    },
    {
      what: `${game}, script for each of them`,
      measured: `${script.toFixed(1)} ms`,
      target: `≤ ${maxScriptMs} ms`,
      met: script <= maxScriptMs,
    },
  ]
}

const now = new Date()
const loadBefore = loadNow()
const stop = await startBuiltSite()
const executablePath = findBrowser(process.env)
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
try {
  const figures: Figure[] = []
  for (const game of games) figures.push(...(await figuresOf(browser, game)))
  console.log(`${dayOf(now)}, ${machine()}, load before ${loadBefore}, medians`)
  for (const { what, measured, target, met } of figures) {
    console.log(`${met ? 'met   ' : 'MISSED'} ${what}: ${measured} (${target})`)
  }
  writeReport({ section: 'frame', figures, loadBefore, now })
} finally {
  await browser.close()
  await stop?.()
}
