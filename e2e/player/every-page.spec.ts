import { pagePaths } from '@fairhouse/protocol'
import type { APIRequestContext } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectHydrated,
  expectNoOverflow,
  storeChoices,
  test,
} from '../support/fixtures.ts'

const samples: Record<string, string> = {
  '/promotions/:id': '/promotions/weekly-sample',
  '/promoDetail': '/promoDetail?id=first-steps',
  '/help/:id': '/help/responsible',
  '/game': '/game?gameCode=lucky-orchard',
}
/** Aliases of the first page. */
const aliases = ['/index', '/index.html', '/home']
const paths = pagePaths
  .filter((path) => !aliases.includes(path))
  .map((path) => samples[path] ?? path)

const languages = ['EN', 'CN', 'ID', 'TH', 'TY', 'VI']
const phone = { width: 320, height: 700 }
const desk = { width: 1280, height: 720 }

const everyFourth = (from: number) => paths.filter((_, index) => (index + from) % 4 === 0)

/** A quick run visits every page in English and Vietnamese, and a quarter in other languages. */
const quickVisits = [
  { lang: 'EN', theme: 'dark', viewport: desk, visited: paths },
  { lang: 'VI', theme: 'light', viewport: phone, visited: paths },
  { lang: 'CN', theme: 'light', viewport: desk, visited: everyFourth(0) },
  { lang: 'ID', theme: 'dark', viewport: phone, visited: everyFourth(1) },
  { lang: 'TH', theme: 'light', viewport: phone, visited: everyFourth(2) },
  { lang: 'TY', theme: 'dark', viewport: phone, visited: everyFourth(3) },
]
const fullVisits = languages.flatMap((lang) => [
  { lang, theme: 'dark', viewport: desk, visited: paths },
  { lang, theme: 'dark', viewport: phone, visited: paths },
  { lang, theme: 'light', viewport: desk, visited: paths },
  { lang, theme: 'light', viewport: phone, visited: paths },
])
/** Few enough for the limit of a test on a machine with little time. */
const pagesPerTest = 8

const visits = (process.env.FULL ? fullVisits : quickVisits).flatMap(({ visited, ...visit }) =>
  Array.from({ length: Math.ceil(visited.length / pagesPerTest) }, (_, part) => ({
    ...visit,
    part: part + 1,
    visited: visited.slice(part * pagesPerTest, (part + 1) * pagesPerTest),
  })),
)

for (const { lang, theme, viewport, part, visited } of visits) {
  test.describe(`in ${lang}, ${theme}, at ${viewport.width}, part ${part}`, () => {
    test.use({ viewport })

    test('[SITE-01] every page is sound', async ({ page, context, baseURL, trouble }) => {
      const cookies = Object.entries({ lang, theme }).map(([name, value]) => ({ name, value }))
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: baseURL ?? '' })))
      await storeChoices(page, { lang, theme })
      for (const path of visited) {
        const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
        expect(answer?.status(), path).toBe(200)
        await expectHydrated(page)
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
        await expectNoOverflow(page, path)
        await expectAccessible(page)
        expect(trouble, path).toEqual([])
      }
    })
  })
}

async function drawn(request: APIRequestContext, path: string, lang: string): Promise<string> {
  const headers = { accept: 'text/html', cookie: `lang=${lang}` }
  return (await request.get(path, { headers })).text()
}

/** Shows a server-drawn page in this window and returns its horizontal overflow. */
function showDrawn(html: string): number {
  const shown = new DOMParser().parseFromString(html, 'text/html')
  const root = shown.getElementById('root')
  const { lang, dir } = shown.documentElement
  Object.assign(document.documentElement, { lang, dir })
  if (root) document.getElementById('root')?.replaceWith(root)
  return root?.querySelector('h1') ? document.documentElement.scrollWidth - innerWidth : Infinity
}

test.describe('as they are drawn', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test(
    'no page overflows, in any language and direction',
    { tag: '@full' },
    async ({ page, request }) => {
      await page.goto('/')
      for (const lang of [...languages, 'XB']) {
        const pages = await Promise.all(paths.map((path) => drawn(request, path, lang)))
        for (const [place, html] of pages.entries()) {
          const over = await page.evaluate(showDrawn, html)
          expect(over, `${lang} ${paths[place]}`).toBeLessThanOrEqual(0)
        }
        for (const width of [360, 768, 1440]) {
          await page.setViewportSize({ ...phone, width })
          const over = await page.evaluate(showDrawn, pages[0] ?? '')
          expect(over, `${lang} first page at ${width}`).toBeLessThanOrEqual(0)
        }
        await page.setViewportSize(phone)
      }
    },
  )
})
