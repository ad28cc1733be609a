import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { defaultConfig } from 'lighthouse'
import { startBuiltSite } from '../lib/built-site.ts'
import { findBrowser } from '../lib/browser.mjs'
import { median } from './lib/median.ts'
import { dayOf, loadNow, machine, writeReport, type Figure } from './lib/report.ts'

const rounds = 5
const spins = 6
const mostFirstMs = 4000
const leastFrames = 30
const mostScriptMs = 8

/** One of each kind that is drawn otherwise: by lines, in ways of 5 × 4, in clusters of 7 × 7. */
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

/** As Lighthouse slows a phone down where it does so itself: network and processor. */
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

/** From the address to the moment when the reels are there and the button begins a round. */
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

interface Spun {
  readonly frames: number
  readonly scriptMs: number
}

const scriptSeconds = async (cdp: CDPSession) => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
}

/** Frames a second and script in each of them, from the press of the button to the round's end. */
async function spun(page: Page, cdp: CDPSession): Promise<Spun> {
  const before = await scriptSeconds(cdp)
  const [frames, ms] = await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('[data-spin="ready"]')
    const place = document.querySelector<HTMLElement>('[data-mirror]')
    const last = place?.dataset.mirrorRound
    button?.click()
    const began = performance.now()
    const isOver = () => place?.dataset.mirrorRound !== last && place?.dataset.mirror === 'ready'
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

async function spinning(browser: Browser, game: string): Promise<Spun[]> {
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable')
    await page.goto(await addressOf(game))
    await page.locator('.game-canvas canvas').waitFor()
    // The first round makes what all others find made.
    await spun(page, cdp)
    const all: Spun[] = []
    for (let turn = 0; turn < spins; turn += 1) all.push(await spun(page, cdp))
    return all
  } finally {
    await context.close()
  }
}

const list = (values: readonly number[], digits: number) =>
  values.map((value) => value.toFixed(digits)).join(', ')

async function figuresOf(browser: Browser, game: string): Promise<Figure[]> {
  const load = loadNow()
  const firsts: number[] = []
  for (let round = 0; round < rounds; round += 1) firsts.push(await firstSpinMs(browser, game))
  const seconds = firsts.map((ms) => ms / 1000)
  const first = median(seconds)
  const loadSpinning = loadNow()
  const all = await spinning(browser, game)
  const frames = median(all.map((one) => one.frames))
  const script = median(all.map(({ scriptMs }) => scriptMs))
  return [
    {
      what: `${game}, first spin possible, phone of Lighthouse`,
      measured: `${first.toFixed(1)} s (${list(seconds, 1)}; load ${load})`,
      target: `≤ ${mostFirstMs / 1000} s`,
      met: first * 1000 <= mostFirstMs,
    },
    {
      what: `${game}, frames a second while spinning`,
      measured: `${frames.toFixed(0)} (${list(
        all.map((one) => one.frames),
        0,
      )}; load ${loadSpinning})`,
      target: `≥ ${leastFrames}`,
      met: frames >= leastFrames,
    },
    {
      what: `${game}, script for each of them`,
      measured: `${script.toFixed(1)} ms`,
      target: `≤ ${mostScriptMs} ms`,
      met: script <= mostScriptMs,
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
