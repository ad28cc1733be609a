import { pagePaths } from '@fairhouse/protocol'
import type { Page } from '@playwright/test'
import {
  choose,
  expect,
  expectAccessible,
  expectAlive,
  expectNoOverflow,
  test,
} from './fixtures.ts'

const samples: Record<string, string> = {
  '/promotions/:id': '/promotions/weekly-sample',
  '/promoDetail': '/promoDetail?id=first-steps',
  '/help/:id': '/help/responsible',
}
const paths = pagePaths.map((path) => samples[path] ?? path)
const languages = ['EN', 'CN', 'ID', 'TH', 'TY', 'VI']

const isFull = Boolean(process.env.FULL)
const dayOfYear = Math.floor((Date.now() - Date.UTC(new Date().getUTCFullYear(), 0)) / 86_400_000)
const [ours, ...others] = languages
const ofTheDay = others[dayOfYear % others.length] ?? ours

/** Each theme and each language; a day has only those pairs of them that say the most. */
const pairs = isFull
  ? languages.flatMap((lang) => ['dark', 'light'].map((theme) => ({ lang, theme })))
  : [
      { lang: ours ?? '', theme: 'dark' },
      { lang: ofTheDay ?? '', theme: 'light' },
    ]

async function expectSound(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoOverflow(page, path)
  await page.setViewportSize({ width: 1280, height: 720 })
}

for (const { lang, theme } of pairs) {
  test(`every page is sound, ${lang} ${theme}`, async ({ page, context, baseURL, trouble }) => {
    test.setTimeout(120_000)
    const cookies = Object.entries({ lang, theme }).map(([name, value]) => ({ name, value }))
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: baseURL ?? '' })))
    await choose(page, { lang, theme })
    for (const path of paths) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(200)
      await expectAlive(page)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expectSound(page, path)
      expect(trouble, path).toEqual([])
    }
  })
}

/** Puts a page as the server draws it into this window; says by how much it is too wide. */
function showDrawn(html: string): number {
  const drawn = new DOMParser().parseFromString(html, 'text/html')
  const root = drawn.getElementById('root')
  const { lang, dir } = drawn.documentElement
  Object.assign(document.documentElement, { lang, dir })
  if (root) document.getElementById('root')?.replaceWith(root)
  return root ? document.documentElement.scrollWidth - innerWidth : Infinity
}

test.describe('as it is drawn', () => {
  test.use({ javaScriptEnabled: false })

  test('no page overflows, in any language and direction', async ({ page, request }) => {
    test.setTimeout(60_000)
    await page.goto('/')
    for (const lang of [...languages, 'XB']) {
      for (const path of paths) {
        const answer = await request.get(path, {
          headers: { accept: 'text/html', cookie: `lang=${lang}` },
        })
        const html = await answer.text()
        for (const width of path === '/' ? [320, 360, 768, 1440] : [320]) {
          await page.setViewportSize({ width, height: 700 })
          const over = await page.evaluate(showDrawn, html)
          expect(over, `${lang} ${path} at ${width}`).toBeLessThanOrEqual(0)
        }
      }
    }
  })
})
