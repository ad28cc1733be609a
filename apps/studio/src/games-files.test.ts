import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { houseCatalogue } from '#games'
import { serveGames } from './games-files.ts'

const directory = mkdtempSync(join(tmpdir(), 'games-'))
mkdirSync(join(directory, 'assets'))
mkdirSync(join(directory, 'art', '1.0.0'), { recursive: true })
writeFileSync(join(directory, 'art', '1.0.0', 'coin.webp'), 'picture')
const script = '<script type="module" src="/play/assets/main-1a2b.js"></script>'
writeFileSync(join(directory, 'index.html'), `<!doctype html>${script}`)
writeFileSync(join(directory, 'assets', 'main-1a2b.js'), 'export {}')
afterAll(() => rmSync(directory, { recursive: true }))

test('serves games to opaque origins, cached by hash, and framed by our pages only', async () => {
  const app = fastify()
  const catalogue = houseCatalogue()
  serveGames(app, { directory, siteOrigins: ['https://play.example'], catalogue })
  const page = await app.inject({ url: '/play/?game=x', headers: { host: 'games.example' } })
  expect(page.statusCode).toBe(200)
  expect(page.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
  })
  expect(page.headers.link).toBe('</play/assets/main-1a2b.js>; rel=modulepreload')
  const known = await app.inject('/play/?game=dragon-pearl&ticket=t')
  expect(known.headers.link).toContain(
    '</play/art/1.0.0/dragon-face.webp>; rel=preload; as=image; crossorigin',
  )
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("connect-src 'self' http://games.example ws://games.example")
  expect(policy).toContain("frame-ancestors 'self' https://play.example")
  expect(policy).not.toContain('unsafe')
  const main = await app.inject('/play/assets/main-1a2b.js')
  expect(main.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await app.inject('/play/assets/other.js')).statusCode).toBe(404)
  const picture = await app.inject('/play/art/1.0.0/coin.webp')
  expect(picture.statusCode).toBe(200)
  expect(picture.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/webp',
  })
  expect((await app.inject('/play/art/1.0.0/other.webp')).statusCode).toBe(404)
})

test('serves nothing without a build', async () => {
  const app = fastify()
  serveGames(app, {
    directory: join(directory, 'nowhere'),
    siteOrigins: [],
    catalogue: houseCatalogue(),
  })
  expect((await app.inject('/play/')).statusCode).toBe(404)
})
