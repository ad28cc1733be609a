import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite } from '@fairhouse/site/testing'

let pagesDirectory = ''

beforeAll(() => {
  pagesDirectory = mkdtempSync(join(tmpdir(), 'fairhouse-pages-'))
  mkdirSync(join(pagesDirectory, 'assets'))
  writeFileSync(join(pagesDirectory, 'index.html'), '<title>page</title>')
  writeFileSync(join(pagesDirectory, 'sw.js'), 'self')
  writeFileSync(join(pagesDirectory, 'offline.html'), '<style>a{}</style><script>b()</script>')
  writeFileSync(join(pagesDirectory, 'assets', 'main-abc123.js'), 'true')
  writeFileSync(join(pagesDirectory, 'assets', 'main-abc123.js.br'), 'compressed')
})

afterAll(() => rmSync(pagesDirectory, { recursive: true }))

const person = { headers: { accept: 'text/html' } }

test('serves the page with a policy without inline scripts or styles', async () => {
  await using site = await createTestSite({ pagesDirectory })
  const response = await site.visitor().send('/', person)
  expect(response.status).toBe(200)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).not.toContain('unsafe')
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
  expect(response.headers.get('x-frame-options')).toBe('DENY')
})

test('the service worker is not cached; the offline page runs only its own scripts', async () => {
  await using site = await createTestSite({ pagesDirectory })
  const worker = await site.visitor().send('/sw.js')
  expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  expect(worker.headers.get('content-security-policy')).toContain("connect-src 'self'")
  const { headers } = await site.visitor().send('/offline.html')
  const policy = headers.get('content-security-policy') ?? ''
  const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
  expect(policy).toContain(`default-src 'none'; script-src ${hashOf('b()')};`)
  expect(policy).toContain(`style-src ${hashOf('a{}')};`)
  expect(headers.get('x-frame-options')).toBe('DENY')
})

test('a page may call the configured phone verification service', async () => {
  const provider = { key: 'k', jwks: 'http://127.0.0.1/', issuer: 'i', audience: 'a' }
  const phoneProvider = { ...provider, url: 'https://phones.example/v1?x=1' }
  await using site = await createTestSite({ pagesDirectory, config: { phoneProvider } })
  const { headers } = await site.visitor().send('/', person)
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("connect-src 'self' https://phones.example;")
})

test('[CALL-22] a page may measure the speed of the brand’s domains', async () => {
  await using site = await createTestSite({ pagesDirectory })
  await site.sql(`INSERT INTO brand_domain (host, brand_id)
    SELECT 'lotus.example', id FROM brand_brand WHERE code = 'fairhouse'`)
  const { port } = new URL(site.address)
  await expect
    .poll(async () =>
      (await site.visitor().send('/', person)).headers.get('content-security-policy'),
    )
    .toContain(`connect-src 'self' http://lotus.example:${port};`)
})

test('a page may load only from its own origin and the brand’s', async () => {
  await using site = await createTestSite({ pagesDirectory })
  const policy = async () => {
    const { headers } = await site.visitor().send('/', person)
    const parts = (headers.get('content-security-policy') ?? '').split('; ')
    return Object.fromEntries(parts.map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
  }
  expect(await policy()).toMatchObject({
    'script-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
  })
  await site.operator.addCdn('image', 'https://i.example/some/folder')
  await site.operator.addCdn('image', "https://odd;script-src'unsafe-inline'")
  await site.operator.addCdn('game', 'https://g.example:8443')
  await expect.poll(policy).toMatchObject({
    'script-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'https://i.example'],
    'frame-src': ["'self'", 'https://g.example:8443'],
  })
  await site.context.gameProvider.put({
    code: 'ACME',
    secret: 'x',
    wallet: 'seamless',
    baseUrl: null,
    games: [],
    launchUrl: 'https://acme.example/{game}?ticket={ticket}',
  })
  await expect.poll(policy).toMatchObject({
    'frame-src': ["'self'", 'https://g.example:8443', 'https://acme.example'],
  })
  await site.operator.setAnalytics('G-ABC123')
  const withTag = ["'self'", 'https://www.googletagmanager.com']
  await expect.poll(policy).toMatchObject({ 'script-src': withTag, 'style-src': ["'self'"] })
})

test('serves files with a hash in their name compressed and immutable', async () => {
  await using site = await createTestSite({ pagesDirectory })
  const plain = await site.visitor().send('/assets/main-abc123.js', {
    headers: { 'accept-encoding': 'identity' },
  })
  expect(await plain.text()).toBe('true')
  expect(plain.headers.get('cache-control')).toContain('immutable')
  const { status, headers } = await fetch(`${site.address}/assets/main-abc123.js`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  })
  expect([status, headers.get('content-encoding')]).toEqual([200, 'br'])
})

test.each(['/nowhere', '/index.php', '/a/b/c'])(
  '%s is 404, with a page for people',
  async (path) => {
    await using site = await createTestSite({ pagesDirectory })
    const page = await site.visitor().send(path, person)
    expect([page.status, await page.text()]).toEqual([404, '<title>page</title>'])
    const refusal = await site.visitor().send(path)
    expect(refusal.status).toBe(404)
    expect(await refusal.json()).toMatchObject({ code: 'not_found' })
  },
)

test.each(['/wps/nothing', '/assets/gone.js', '/../package.json', '/assets/..%2f..%2fx'])(
  '%s is never a page',
  async (path) => {
    await using site = await createTestSite({ pagesDirectory })
    const response = await site.visitor().send(path, person)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await response.text()).not.toContain('"name"')
  },
)
