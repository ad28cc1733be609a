import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { addPlayer, createTestSite, openGame, rotateSeeds } from '@fairhouse/site/testing'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('../verify-round.mjs', import.meta.url))

const verify = (...args: string[]) =>
  new Promise<{ code: unknown; text: string }>((done) => {
    execFile(process.execPath, [script, ...args], (error, text) =>
      done({ code: error ? error.code : 0, text }),
    )
  })

test('verifies a round from outside once its seed is revealed', async () => {
  await using site = await createTestSite()
  const member = await addPlayer(site, 10n ** 10n)
  for (const game of ['lucky-orchard', 'dragon-pearl', 'nine-suns']) {
    const { client, opened, seeds } = await openGame(site, member, game)
    const id = randomUUID()
    const action = { type: 'spin' }
    await client.must('act', { id, step: 0, credit: opened.credits[0] ?? '', action })
    const address = `${site.address}/studio/v1/round?id=${id}`
    const hash = seeds.serverSeedHash

    const early = await verify(address, '--hash', hash)
    expect(early).toMatchObject({ code: 1, text: expect.stringContaining('not revealed') })
    await rotateSeeds(client, 'another')
    const revealed = await verify(address, '--hash', hash)
    expect(revealed).toMatchObject({ code: 0, text: expect.stringContaining('was fair') })
    expect(revealed.text).toMatch(/right {2}the hash was published \(.*Z\) before/)
    expect(revealed.text).toMatch(/right {2}the client seed was given \(.*Z\) before the round/)
  }
})
