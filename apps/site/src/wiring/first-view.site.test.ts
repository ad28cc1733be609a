import { expect, test } from 'vitest'
import { createTestSite } from '@fairhouse/site/testing'
import { loadRenderer } from './renderer.ts'

const renderer = await loadRenderer()
if (!renderer) throw new Error('nothing was built that draws pages')

const read = { headers: { accept: 'text/html' } }
const withCookie = (cookie: string) => ({ headers: { ...read.headers, cookie } })

test('renders a page in the language and theme of the cookies', async () => {
  await using site = await createTestSite({ renderer })
  const english = await (await site.visitor().send('/promotions', read)).text()
  expect(english).toContain('<html lang="en" dir="ltr" data-theme="dark">')
  expect(english).toContain('<title>Promotions · Fairhouse</title>')
  expect(english).toMatch(/<h2[^>]*>[^<]+<\/h2>/)
  const thai = await (
    await site.visitor().send('/promotions', withCookie('lang=TH; theme=light'))
  ).text()
  expect(thai).toContain('<html lang="th" dir="ltr" data-theme="light">')
})

test.each(['lang="><script>', 'lang=__proto__', 'theme=pink; lang=ZZ'])(
  'ignores an invalid preference cookie (%s)',
  async (cookie) => {
    await using site = await createTestSite({ renderer })
    const page = await (await site.visitor().send('/', withCookie(cookie))).text()
    expect(page).toContain('<html lang="en" dir="ltr" data-theme="dark">')
  },
)

test('the URL cannot inject anything into the page', async () => {
  await using site = await createTestSite({ renderer })
  const page = await (
    await site.visitor().send('/promotions?x="><script>alert(1)</script>', read)
  ).text()
  expect(page).not.toContain('<script>alert')
})

test('[ROUTE-16] renders a 404 page for an unknown address', async () => {
  await using site = await createTestSite({ renderer })
  const answer = await site.visitor().send('/nowhere', read)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Page not found')
})

test.each([
  ['/promotions/never-there', "We couldn't find that."],
  ['/promoDetail', 'It may have ended'],
  ['/promoDetail?id=No%20Such', 'It may have ended'],
  ['/help/never-there', 'Page not found'],
  ['/help/Not_A_Name', 'Page not found'],
])('%s has no content, so it is 404', async (path, words) => {
  await using site = await createTestSite({ renderer })
  const answer = await site.visitor().send(path, read)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain(words)
})

test('refusals are in the visitor’s language', async () => {
  await using site = await createTestSite({ renderer })
  const visitor = site.visitor()
  const answer = await visitor.send('/promotions/never-there', withCookie('lang=VI'))
  const page = await answer.text()
  expect(page).toMatch(/<h1[^>]*>Không tìm thấy/)
  expect(page).toContain('"code":"not_found"')
})

test('serves an empty page if its first view fails, and the browser loads the data', async () => {
  await using site = await createTestSite({ renderer })
  await site.sql('ALTER TABLE content_promotion RENAME TO moved')
  const answer = await site.visitor().send('/promotions', read)
  expect(await answer.text()).toContain('<div id="root"><!--page--></div>')
  expect(site.logs.join()).toContain('a page could not be drawn')
})

test('a closed site answers 503, and opens again', async () => {
  await using site = await createTestSite({ renderer })
  await site.sql('UPDATE brand_brand SET maintenance = true')
  await expect.poll(async () => (await site.visitor().send('/', read)).status).toBe(503)
  const closed = await site.visitor().send('/promotions', read)
  expect(closed.headers.get('retry-after')).toBe('60')
  expect(await closed.text()).toContain('System Maintenance')
  await site.sql('UPDATE brand_brand SET maintenance = false')
  await expect.poll(async () => (await site.visitor().send('/', read)).status).toBe(200)
})

test('a restricted visitor gets 403 with their own address', async () => {
  await using site = await createTestSite({ renderer })
  await site.sql(`INSERT INTO brand_restriction SELECT id, 'address', '203.0.113.0/24'
    FROM brand_brand`)
  const from = (ip: string) =>
    site.visitor().send('/', { headers: { ...read.headers, 'x-forwarded-for': ip } })
  await expect.poll(async () => (await from('203.0.113.7')).status).toBe(403)
  expect(await (await from('203.0.113.7')).text()).toContain('203.0.113.7')
  expect(await (await from('203.0.113.8')).text()).toContain('203.0.113.8')
  expect((await from('198.51.100.1')).status).toBe(200)
})

test('a changed row appears on the next page', async () => {
  await using site = await createTestSite({ renderer })
  expect((await site.visitor().send('/promotions', read)).status).toBe(200)
  await site.sql(`UPDATE content_promotion
    SET words = jsonb_set(words, '{EN,title}', '"Quite another title"')`)
  await expect
    .poll(async () => (await site.visitor().send('/promotions', read)).text())
    .toContain('Quite another title')
})

test('renders no space for announcements if there are none', async () => {
  await using site = await createTestSite({ renderer })
  const draw = async () => (await site.visitor().send('/promotions', read)).text()
  expect(await draw()).toContain('aria-label="Announcements"')
  await site.sql('DELETE FROM content_announcement')
  await expect.poll(draw).not.toContain('aria-label="Announcements"')
  expect(await draw()).not.toMatch(/animate-breathe[^"]* mb-5/)
})

test('serves an empty page if rendering fails, and logs the fault', async () => {
  const broken = { ...renderer, render: () => Promise.reject(new Error('planted')) }
  await using site = await createTestSite({ renderer: broken })
  const answer = await site.visitor().send('/', read)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('<div id="root"><!--page--></div>')
  expect(site.logs.join()).toContain('a page could not be drawn')
})

test.each(['br', 'gzip'])('a page comes compressed as %s', async (encoding) => {
  await using site = await createTestSite({ renderer })
  const headers = { ...read.headers, 'accept-encoding': encoding }
  const answer = await site.visitor().send('/', { headers })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(await answer.text()).toContain('</html>')
})

test('phones colour their bars like the page, and apps as the brand is', async () => {
  await using site = await createTestSite({ renderer })
  const colour = async (cookie: string) => {
    const page = await (await site.visitor().send('/', withCookie(cookie))).text()
    return /<meta name="theme-color" content="([^"]*)">/.exec(page)?.[1]
  }
  const { dark, light } = renderer.pageColours
  expect(await colour('theme=dark')).toBe(dark)
  expect(await colour('theme=light')).toBe(light)
  const manifest = await (await site.visitor().send('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ theme_color: dark, background_color: dark })
})

test('native apps of a brand come before the web app', async () => {
  await using site = await createTestSite({ renderer })
  const page = async () => (await site.visitor().send('/down', read)).text()
  expect(await page()).toContain('How to install</h2>')
  await site.sql(`INSERT INTO content_resource (brand_id, resource_type, url, label_name_en)
    SELECT id, 'android', 'https://get.example/house.apk', 'House for Android' FROM brand_brand`)
  await expect.poll(page).toContain('Fairhouse apps</h2>')
  expect(await page()).toMatch(
    /<a href="https:\/\/get\.example\/house\.apk"[^>]*>.*?Open House for/,
  )
})

test("[SITE-11] the brand's pictures are fetched from one of its hosts, at random", async () => {
  await using site = await createTestSite({ renderer })
  await site.sql(`UPDATE content_banner SET image = '/pictures/own.webp' WHERE group_name = 'home'`)
  await site.sql(`INSERT INTO brand_cdn (brand_id, kind, url)
    SELECT id, 'image', 'https://cdn' || n || '.test' FROM brand_brand, generate_series(1, 2) n`)
  const found = new Set<string>()
  await expect
    .poll(async () => {
      await site.advance(6)
      const page = await (await site.visitor().send('/', read)).text()
      const [, host = ''] = /src="https:\/\/(cdn\d)\.test\/pictures\/own\.webp"/.exec(page) ?? []
      found.add(host)
      return [...found].filter(Boolean).toSorted()
    })
    .toEqual(['cdn1', 'cdn2'])
})
