import { randomUUID } from 'node:crypto'
import { chmodSync, copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig, withContext, type Context } from '@fairhouse/server'
import { expect, test } from 'vitest'
import { backUp, readRecovery, restore } from '#backup'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#postgres'
import { ask, temporaryFolder } from '../postgres/testing.ts'
import { betOf, depositOf } from '../testing/bets.ts'
import { startBucket } from '../testing/bucket.ts'
import { png } from '../testing/pictures.ts'

const member = randomUUID()
const passwordFile = 'postgres.password'

/** A bet and a picture, acknowledged one after the other. */
async function playAndUpload({ upload, wallet }: Context) {
  const bet = randomUUID()
  expect(await wallet.transfer(betOf(bet, member))).toMatchObject({ refusal: undefined })
  const about = { ownerId: member, brandId: randomUUID(), purpose: 'document' } as const
  return { bet, picture: await upload.keep(png(8, 8).toString('base64'), about) }
}

/** Ends the current segment of the log and waits until it is in the archive. */
async function archiveLog({ url }: EmbeddedPostgres, archive: string): Promise<void> {
  const [row] = await ask(url, 'SELECT pg_walfile_name(pg_switch_wal()) AS name')
  const name = String(Object.values(row ?? {})[0])
  await expect.poll(() => existsSync(join(archive, name))).toBe(true)
}

async function momentOf({ url }: EmbeddedPostgres): Promise<string> {
  const [row] = await ask(
    url,
    `SELECT to_char(clock_timestamp(), 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS moment`,
  )
  return String(Object.values(row ?? {})[0])
}

test.skipIf(process.platform !== 'linux')(
  'a database of its own returns to a moment after its base backup, with the pictures of a bucket',
  async () => {
    using folder = temporaryFolder()
    const at = (name: string) => join(folder.path, name)
    const archive = at('archive')
    mkdirSync(archive)
    // The archive belongs to the user of PostgreSQL, who is another than root.
    chmodSync(archive, 0o777)
    await using bucket = await startBucket()
    await using second = await startBucket()
    const settings = { archive_mode: 'on', archive_command: `cp %p ${archive}/%f` }
    const server = await startEmbeddedPostgres({ dataDir: at('own'), settings })
    const site = { DATA_DIR: at('site'), DATABASE_URL: server.url, ...bucket.environment }
    const config = { ...loadConfig(site), databaseUrl: server.url }
    mkdirSync(at('site'))

    const [uploads, target] = [at('uploads'), at('backup')]
    const { early, late, lost, moment } = await withContext(config, async (context) => {
      await context.wallet.transfer(depositOf(randomUUID(), member, 10n ** 9n))
      const first = await playAndUpload(context)
      await context.wallet.anchor()
      expect(await backUp({ config, target })).toMatchObject({ pictures: 1, missing: [] })
      await backUp({ config, target: uploads, onlyUploads: true })
      const next = await playAndUpload(context)
      const again = await backUp({ config, target: uploads, onlyUploads: true })
      expect(again).toMatchObject({ pictures: 2, missing: [] })
      const until = await momentOf(server)
      const last = await playAndUpload(context)
      await archiveLog(server, archive)
      return { early: first, late: next, lost: last, moment: until }
    })
    await server.stop()

    // As on another machine, with another bucket.
    const clean = { DATA_DIR: at('site-2'), ...second.environment }
    mkdirSync(at('site-2'))
    mkdirSync(at('own-2'))
    copyFileSync(join(at('own'), passwordFile), join(at('own-2'), passwordFile))
    const recovery = readRecovery(`cp ${archive}/%f %p`, moment)
    const cluster = join(at('own-2'), 'postgres')
    const source = target
    await expect(restore({ source, config: loadConfig(clean) })).rejects.toThrow('--cluster')
    expect(await restore({ source, config: loadConfig(clean), cluster, recovery })).toEqual({
      kind: 'own',
      pictures: 1,
      missing: [],
    })
    await restore({ source: uploads, config: loadConfig(clean) })

    const restored = await startEmbeddedPostgres({ dataDir: at('own-2') })
    try {
      const isRecovering = () => ask(restored.url, 'SELECT pg_is_in_recovery() AS is')
      await expect.poll(isRecovering).toEqual([{ is: false }])
      const again = { ...loadConfig(clean), databaseUrl: restored.url }
      await withContext(again, async ({ upload, wallet }) => {
        expect((await wallet.audit()).findings).toEqual([])
        for (const { bet, picture } of [early, late]) {
          expect(await wallet.transfer(betOf(bet, member))).toMatchObject({ repeated: true })
          expect(await upload.read(picture)).toMatchObject({ type: 'png' })
        }
        expect(await upload.read(lost.picture)).toBeUndefined()
        const { repeated } = await wallet.transfer(betOf(lost.bet, member))
        expect(repeated).toBe(false)
        expect((await wallet.audit()).findings).toEqual([])
      })
    } finally {
      await restored.stop()
    }
  },
)
