import { expect, test } from 'vitest'
import { temporaryFolder } from '../postgres/testing.ts'
import { runSite } from '../testing/site-process.ts'
import { exchange, fuzz } from './raw-fuzz.testing.ts'

const cases = Number(process.env.ATTACK_CASES ?? 3000)
/** Generous limit: no machine needs this long for so many cases. */
const hangMs = 300_000 + cases * 100
const seed = process.env.ATTACK_SEED ?? 'fairhouse'

const upgradeTo = (target: string) =>
  Buffer.from(
    [
      `GET ${target} HTTP/1.1`,
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '',
      '',
    ].join('\r\n'),
    'latin1',
  )

test(
  '[SEC-01] nothing that a client sends ends the process',
  async () => {
    using folder = temporaryFolder()
    const site = runSite(folder.path, { LOG_LEVEL: 'error' })
    const address = await site.ready()
    const before = site.output()
    const alive = async () => (await fetch(new URL('/health/live', address))).status

    for (const target of [
      '//',
      '//?',
      '///ws',
      'http://[',
      '*',
      '?',
      '\\\\',
      '//other.example/ws',
    ]) {
      expect(await exchange(address, upgradeTo(target)), target).toMatch(/^HTTP\/1\.1 400 /)
      expect(await alive(), target).toBe(200)
    }

    const { sent, statuses, faults } = await fuzz(address, seed, cases)
    expect(sent).toBe(cases)
    expect(faults, 'cases answered by 500').toEqual([])
    // The cases reach pages, refusals, sockets and the parser's own errors.
    for (const status of ['200', '400', '404', '101'])
      expect(statuses.get(status)).toBeGreaterThan(0)
    expect(await alive()).toBe(200)
    expect(site.child.exitCode).toBeNull()
    expect(site.output().slice(before.length)).toBe('')
    site.child.kill('SIGTERM')
    expect(await site.ended).toBe(0)
  },
  hangMs,
)
