import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { pagePaths } from '@fairhouse/protocol'
import { chromium, type Browser } from '@playwright/test'
import { startBuiltSite } from '../lib/built-site.ts'
import { findBrowser } from '../lib/browser.mjs'

const { values } = parseArgs({
  options: {
    languages: { type: 'string', default: 'EN' },
    widths: { type: 'string', default: '360,768,1440' },
    themes: { type: 'string', default: 'dark,light' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'shots' },
  },
})

/** A sample address for each page pattern. */
const samples: Record<string, string> = {
  '/promotions/:id': '/promotions/first-steps',
  '/promoDetail': '/promoDetail?id=first-steps',
  '/help/:id': '/help/responsible',
}
const paths = [...pagePaths.map((path) => samples[path] ?? path), '/nowhere'].filter(
  (path) => values.only === '' || values.only.split(',').includes(path),
)

interface Look {
  width: number
  theme: string
  language: string
}

const looks: Look[] = values.widths
  .split(',')
  .flatMap((width) =>
    values.themes
      .split(',')
      .flatMap((theme) =>
        values.languages.split(',').map((language) => ({ width: Number(width), theme, language })),
      ),
  )

/** Takes screenshots of every page in one look and reports pages wider than the window. */
async function shoot(browser: Browser, base: string, { width, theme, language }: Look) {
  const viewport = { width, height: width < 500 ? 780 : 900 }
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const choices = { theme, lang: language }
  await context.addCookies(
    Object.entries(choices).map(([name, value]) => ({ name, value, url: base })),
  )
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, choices)
  const page = await context.newPage()
  for (const path of paths) {
    await page.goto(base + path, { waitUntil: 'networkidle' })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) console.log(`${path} is ${wide} wide at ${width} (${language})`)
    const name = path.replaceAll(/\W+/g, '_')
    const file = `${values.out}/${name}-${width}-${theme}-${language}.png`
    await page.screenshot({ path: file, fullPage: true })
  }
  await context.close()
}

const stop = await startBuiltSite()
const executablePath = findBrowser(process.env)
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
try {
  mkdirSync(values.out, { recursive: true })
  for (const look of looks) await shoot(browser, process.env.SITE_URL ?? '', look)
  console.log(`${paths.length * looks.length} pictures in ${values.out}/`)
} finally {
  await browser.close()
  await stop?.()
}
