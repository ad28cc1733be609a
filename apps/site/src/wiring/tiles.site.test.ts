import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestSite } from '../testing/index.ts'

test('the lobby gives the URL of a game’s tile, which is served', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tiles-site-'))
  await using site = await createTestSite({ config: { dataDir, roles: ['web', 'jobs'] } })
  const { list } = await site.visitor().must('GET /wps/game/list', { gameType: 'RNG' })
  const pictures = list.map(({ picture }) => picture ?? '')
  expect(new Set(pictures).size).toBe(list.length)
  const answers = await Promise.all([0, 0, 1].map((at) => fetch(site.address + pictures[at])))
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.toString('latin1', 0, 16)).toMatch(/^RIFF....WEBPVP8/s)
  }
  const [first] = pictures
  const again = await fetch(site.address + first)
  expect(again.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const unknown = await fetch(`${site.address}/tiles/no-such-game-0123456789.webp`)
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store'])
  rmSync(dataDir, { recursive: true })
})
