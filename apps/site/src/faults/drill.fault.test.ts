import { randomUUID } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadConfig, withContext, type Context } from '@fairhouse/server'
import { expect, test } from 'vitest'
import { backUp, restore } from '#backup'
import { startEmbeddedPostgres } from '#postgres'
import { temporaryFolder } from '../postgres/testing.ts'
import { betOf, depositOf } from '../testing/bets.ts'
import { png } from '../testing/pictures.ts'

const members = Array.from({ length: 8 }, () => randomUUID())
const configOf = (dataDir: string) => loadConfig({ DATA_DIR: dataDir })

async function withSite<T>(dataDir: string, work: (context: Context) => Promise<T>): Promise<T> {
  const server = await startEmbeddedPostgres({ dataDir })
  try {
    return await withContext({ ...configOf(dataDir), databaseUrl: server.url }, work)
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

/** Uploads until stopped; each member may upload thirty pictures. */
function keepUploading({ upload }: Context) {
  const kept: string[] = []
  let isStopped = false
  const uploading = (async () => {
    for (let index = 0; !isStopped && index < 29 * members.length; index++) {
      const about = { ownerId: members[index % members.length] ?? '', brandId: randomUUID() }
      const picture = png(8, 8).toString('base64')
      kept.push(await upload.keep(picture, { ...about, purpose: 'document' }))
      await sleep(20)
    }
  })()
  const stop = async () => {
    isStopped = true
    await uploading
  }
  return { kept, stop }
}

test.skipIf(process.platform !== 'linux')(
  'a backup made during bets and uploads passes the audit, lost nothing and can be played on',
  async () => {
    using folder = temporaryFolder()
    const [dataDir, target] = [join(folder.path, 'data'), join(folder.path, 'backup')]
    const before = await withSite(dataDir, async (context) => {
      const { wallet } = context
      for (const member of members) {
        await wallet.transfer(depositOf(randomUUID(), member, 10n ** 12n))
      }
      const bets = keepBetting(context)
      const uploads = keepUploading(context)
      while (bets.acknowledged.length < 500 || uploads.kept.length < 5) await sleep(10)
      await wallet.anchor()
      const acknowledged = { bets: [...bets.acknowledged], pictures: [...uploads.kept] }
      const { missing } = await backUp({ config: configOf(dataDir), target })
      expect(missing).toEqual([])
      await bets.stop()
      await uploads.stop()
      return acknowledged
    })

    const copy = join(folder.path, 'copy')
    const restored = await restore({ source: target, config: configOf(copy) })
    expect(restored).toMatchObject({ kind: 'embedded', missing: [] })
    expect(restored.pictures).toBeGreaterThanOrEqual(before.pictures.length)
    expect(existsSync(join(copy, 'anchors.jsonl'))).toBe(true)
    await withSite(copy, async ({ upload, wallet }) => {
      for (const id of before.pictures) {
        expect(await upload.read(id)).toMatchObject({ type: 'png' })
      }
      const { transfers, findings } = await wallet.audit()
      expect(findings).toEqual([])
      expect(transfers).toBeGreaterThanOrEqual(before.bets.length + members.length)
      for (const { id, member } of before.bets) {
        expect(await wallet.transfer(betOf(id, member))).toMatchObject({ repeated: true })
      }
      for (const member of members) {
        const next = await wallet.transfer(betOf(randomUUID(), member))
        expect(next).toMatchObject({ repeated: false, refusal: undefined })
      }
      expect((await wallet.audit()).findings).toEqual([])
      // A picture that the storage lost is named, and the rest is saved.
      const [lost = ''] = before.pictures
      rmSync(join(configOf(copy).uploadDir, lost.slice(0, 2), lost))
      const options = { target: join(folder.path, 'pictures'), onlyUploads: true, graceMs: 0 }
      const again = await backUp({ config: configOf(copy), ...options })
      expect(again).toMatchObject({ missing: [lost] })
    })
  },
)
