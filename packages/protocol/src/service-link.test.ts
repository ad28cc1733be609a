import { createDecipheriv, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { openLink, sealLink } from './service-link.ts'

const key = 'aB3dE6gH'
const nonce = Uint8Array.from({ length: 12 }, (_, index) => index)

test.each(['/helpmc', '/', 'https://help.example/chat?lang=vi', 'http://help.example/Trợ giúp'])(
  'opens %s as it was sealed',
  async (url) => {
    const path = await sealLink(url, key, nonce)
    expect(path).toMatch(/^[\w-]+$/)
    expect(path.endsWith(key)).toBe(true)
    expect(path).not.toContain('help')
    expect(await openLink(path)).toBe(url)
  },
)

test('seals by the documented scheme', async () => {
  const path = await sealLink('/helpmc', key, nonce)
  const bytes = Buffer.from(path.slice(0, -8), 'base64url')
  const derived = hkdfSync('sha256', key, '', 'customer-service', 32)
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(derived), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  const plain = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()])
  expect(plain.toString('utf8')).toBe('/helpmc')
})

test('rejects paths that were changed, cut or never sealed', async () => {
  const path = await sealLink('/helpmc', key, nonce)
  const changed = (path.startsWith('A') ? 'B' : 'A') + path.slice(1)
  const otherKey = `${path.slice(0, -1)}x`
  for (const bad of [changed, otherKey, path.slice(4), path.slice(0, 8), 'x', '', '%%%%%%%%%%%%']) {
    await expect(openLink(bad), bad).rejects.toThrow()
  }
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'x'])(
  'rejects %s as a link even if it was sealed',
  async (url) => {
    await expect(openLink(await sealLink(url, key, nonce))).rejects.toThrow('no link')
  },
)

test('rejects a key of another length', async () => {
  await expect(sealLink('/helpmc', 'short', nonce)).rejects.toThrow('no such key')
  await expect(sealLink('/helpmc', key, nonce.slice(1))).rejects.toThrow('no such key')
})
