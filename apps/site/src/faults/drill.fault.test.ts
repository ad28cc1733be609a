import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadConfig, withContext, type Context } from '@fairhouse/server'
import { expect, test } from 'vitest'
import { backUp, restore, startEmbeddedPostgres } from '#postgres'
import { temporaryFolder } from '../postgres/testing.ts'
import { betOf, depositOf } from '../testing/bets.ts'

const members = Array.from({ length: 8 }, () => randomUUID())

async function withSite<T>(dataDir: string, work: (context: Context) => Promise<T>): Promise<T> {
  const server = await startEmbeddedPostgres({ dataDir })
  try {
    const config = loadConfig({ DATA_DIR: dataDir })
    return await withContext({ ...config, databaseUrl: server.url }, work)
  } finally {
    await server.stop()
  }
}

/** Bets until stopped and records the ids of acknowledged bets. */
function keepBetting({ wallet }: Context) {
  const acknowledged: { id: string; member: string }[] = []
  let isStopped = false
  const play = async (member: string) => {
    while (!isStopped) {
      const id = randomUUID()
      const { refusal } = await wallet.transfer(betOf(id, member))
      expect(refusal).toBeUndefined()
      acknowledged.push({ id, member })
      // Leaves time for the copy, which runs in this process too.
      await sleep(5)
    }
  }
  const playing = Promise.all(members.map(play))
  const stop = async () => {
    isStopped = true
    await playing
  }
  return { acknowledged, stop }
}

test.skipIf(process.platform !== 'linux')(
  'a backup made during bets passes the audit, lost nothing and can be played on',
  async () => {
    using folder = temporaryFolder()
    const [dataDir, target] = [join(folder.path, 'data'), join(folder.path, 'backup')]
    const before = await withSite(dataDir, async (context) => {
      const { wallet } = context
      for (const member of members) {
        await wallet.transfer(depositOf(randomUUID(), member, 10n ** 12n))
      }
      const bets = keepBetting(context)
      while (bets.acknowledged.length < 500) await sleep(10)
      await wallet.anchor()
      const acknowledgedBefore = [...bets.acknowledged]
      await backUp({ dataDir, target })
      await bets.stop()
      return acknowledgedBefore
    })

    const copy = join(folder.path, 'copy')
    await restore({ source: target, dataDir: copy })
    expect(existsSync(join(copy, 'anchors.jsonl'))).toBe(true)
    await withSite(copy, async ({ wallet }) => {
      const { transfers, findings } = await wallet.audit()
      expect(findings).toEqual([])
      expect(transfers).toBeGreaterThanOrEqual(before.length + members.length)
      for (const { id, member } of before) {
        expect(await wallet.transfer(betOf(id, member))).toMatchObject({ repeated: true })
      }
      for (const member of members) {
        const next = await wallet.transfer(betOf(randomUUID(), member))
        expect(next).toMatchObject({ repeated: false, refusal: undefined })
      }
      expect((await wallet.audit()).findings).toEqual([])
    })
  },
)
