import { request } from 'node:http'
import { expect, test } from 'vitest'
import { createTestSite, eventually, type TestSite } from '@fairhouse/site/testing'

const violet = { accent: '#c4a1ff', onAccent: '#1a0f2e' }
const rest = { accentStrong: null, focus: null, engraving: null }

const addLotus = async (site: TestSite, accent: string) => {
  const [fairhouse] = site.context.brands.all()
  if (!fairhouse) throw new Error('no brand')
  const colours = { dark: { ...violet, ...rest, accent } }
  const facts = { code: 'lotus', domains: ['lotus.example'], flags: [], colours }
  return site.context.brands.add({ ...fairhouse, ...facts })
}

test('a brand’s stylesheet carries its colours; one without any is empty', async () => {
  await using site = await createTestSite()
  const plain = await site.visitor().send('/brand.css')
  expect([plain.status, await plain.text()]).toEqual([200, ''])
  expect(plain.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(plain.headers.get('cache-control')).toBe('public, max-age=60')
  expect(plain.headers.get('x-content-type-options')).toBe('nosniff')
  await addLotus(site, violet.accent)
  const lotus = site.visitor({ merchant: 'lotus' })
  const read = async () => (await lotus.send('/brand.css')).text()
  await expect.poll(read).toContain('--colour-accent: #c4a1ff;')
  expect(await read()).toContain(":root[data-theme][data-theme='dark']")
  expect(await read()).not.toContain('light')
  const byQuery = async () => (await site.visitor().send('/brand.css?merchant=lotus')).text()
  await expect.poll(byQuery).toContain('#c4a1ff')
  expect((await site.visitor().send('/brand.css?merchant=nobody')).status).toBe(404)
})

test('answers 304 for a cached stylesheet until it changes', async () => {
  await using site = await createTestSite()
  const tagOf = (response: Response) => response.headers.get('etag') ?? ''
  const tag = tagOf(await site.visitor().send('/brand.css'))
  expect(tag).toMatch(/^"[0-9a-f]{20}"$/)
  const ask = () =>
    site.visitor().send('/brand.css', { headers: { 'if-none-match': `"x", ${tag}` } })
  expect((await ask()).status).toBe(304)
  await site.operator.setColours('dark', violet.accent, violet.onAccent)
  await expect.poll(async () => (await ask()).status).toBe(200)
})

test('refuses unreadable colours', async () => {
  await using site = await createTestSite()
  await expect(addLotus(site, '#402060')).rejects.toThrow('dark: on_accent is')
  expect(site.context.brands.all()).toHaveLength(1)
  await site.operator.setColours('light', violet.accent, violet.onAccent)
  const read = async () => (await site.visitor().send('/brand.css')).text()
  await expect.poll(read).toMatch(/^\/\* not used, light: accent_on_page is .* \*\/\n$/)
})

test('serves a brand’s manifest, also during maintenance', async () => {
  await using site = await createTestSite()
  await site.operator.setMaintenance(true)
  await eventually(async () => (await site.visitor().send('/wps/content/links')).status === 503)
  const answer = await site.visitor().send('/manifest.webmanifest')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
  ])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  expect(await answer.json()).toMatchObject({
    name: 'Fairhouse',
    short_name: 'Fairhouse',
    lang: 'en',
    start_url: '/',
    display: 'standalone',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
  })
})

test('the manifest has the texts and language of the requested brand', async () => {
  await using site = await createTestSite()
  const [fairhouse] = site.context.brands.all()
  if (!fairhouse) throw new Error('no brand')
  const facts = { code: 'lotus', domains: ['lotus.example'], flags: [], language: 'VI' }
  await site.context.brands.add({ ...fairhouse, ...facts, name: 'Golden Lotus House' })
  const read = async () => (await site.visitor({ merchant: 'lotus' }).send(manifest)).json()
  const manifest = '/manifest.webmanifest'
  await expect.poll(read).toMatchObject({
    name: 'Golden Lotus House',
    short_name: 'Golden Lotus',
    description: expect.stringContaining('tự kiểm chứng'),
    lang: 'vi',
    dir: 'ltr',
  })
  expect((await site.visitor().send(`${manifest}?merchant=nobody`)).status).toBe(404)
})

test('robots and the sitemap use the requested host', async () => {
  await using site = await createTestSite({ config: { sharedHosts: ['local', 'play.example'] } })
  await site.operator.setMaintenance(true)
  await eventually(async () => (await site.visitor().send('/wps/content/links')).status === 503)
  const robots = await site.visitor().send('/robots.txt')
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await robots.text()).toMatch(/^Sitemap: http:\/\/127\.0\.0\.1:\d+\/sitemap\.xml$/m)
  const map = await site.visitor().send('/sitemap.xml', {
    headers: { 'x-forwarded-host': 'play.example', 'x-forwarded-proto': 'https' },
  })
  expect(map.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const text = await map.text()
  const locations = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location)
  expect(locations).toContain('https://play.example/')
  expect(locations).toContain('https://play.example/helpmc')
  expect(locations).toContain('https://play.example/promotions/first-steps')
  expect(locations.join()).not.toContain(':id')
  expect(locations.join()).not.toContain('promoDetail')
})

test('[SEC-15] refuses an unknown host and writes it into no file', async () => {
  await using site = await createTestSite()
  const headers = { 'x-forwarded-host': 'evil.example' }
  for (const path of ['/', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/brand.css']) {
    const response = await site.visitor().send(path, { headers })
    expect(response.status, path).toBe(404)
    expect(await response.text()).not.toContain('evil.example')
  }
  const status = await site.visitor(headers).call('GET /wps/system/status', {})
  expect(status.answer).toMatchObject({ code: 'unknown_brand' })
})

test('writes no invalid host into a file', async () => {
  await using site = await createTestSite()
  const { hostname, port } = new URL(site.address)
  const options = { hostname, port, path: '/sitemap.xml', headers: { host: 'a"><b>' } }
  const status = await new Promise((resolve, reject) => {
    request(options, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })
  expect(status).toBe(404)
})

test('serves security.txt only with a contact', async () => {
  const path = '/.well-known/security.txt'
  const config = { securityContact: 'mailto:security@lotus.example' }
  await using site = await createTestSite({ config })
  const answer = await site.visitor().send(path)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const [contact, expires = '', canonical] = (await answer.text()).split('\n')
  expect(contact).toBe('Contact: mailto:security@lotus.example')
  const days = (Date.parse(expires.slice('Expires: '.length)) - site.now().getTime()) / 86_400_000
  expect(Math.ceil(days)).toBe(180)
  expect(canonical).toMatch(/^Canonical: http:\/\/127\.0\.0\.1:\d+\/\.well-known\/security\.txt$/)
  await using silent = await createTestSite({ config: { securityContact: undefined } })
  expect((await silent.visitor().send(path)).status).toBe(404)
})
