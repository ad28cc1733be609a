import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig } from '@fairhouse/server'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { isFull } from '../testing/is-full.ts'
import { startEmbeddedPostgres } from '#postgres'
import { processesLeft, temporaryFolder } from '../postgres/testing.ts'
import { backUp, restore } from './index.ts'

const configOf = (dataDir: string) => loadConfig({ DATA_DIR: dataDir })

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}

/** Inserts rows during checkpoints and log switches, and counts the acknowledged ones. */
function writeRows(client: Client) {
  let acknowledged = 0
  let isOver = false
  const done = (async () => {
    while (!isOver) {
      const next = acknowledged + 1
      await client.query('INSERT INTO row VALUES ($1, repeat($2, 2000))', [next, 'x'])
      acknowledged = next
      if (next % 100 === 0) await client.query('SELECT pg_switch_wal()')
      if (next % 200 === 0) await client.query('CHECKPOINT')
    }
  })()
  const stop = () => {
    isOver = true
    return done
  }
  return { count: () => acknowledged, stop }
}

async function rowsIn(dataDir: string): Promise<number[]> {
  const server = await startEmbeddedPostgres({ dataDir })
  const client = await connect(server.url)
  const { rows } = await client.query<{ n: number }>('SELECT n FROM row ORDER BY n')
  await client.query("SELECT count(*) FROM row WHERE length(text) = 2000 OR text ~ 'y'")
  await client.end()
  await server.stop()
  return rows.map(({ n }) => n)
}

describe.skipIf(process.platform !== 'linux')('backup and restore', () => {
  // The drill of the whole site makes the same check on the ledger.
  test.runIf(isFull)(
    'a backup taken under load holds every row acknowledged before it',
    async () => {
      using folder = temporaryFolder()
      const [dataDir, target] = [join(folder.path, 'data'), join(folder.path, 'backup')]
      const server = await startEmbeddedPostgres({ dataDir, settings: { max_wal_size: '32MB' } })
      const client = await connect(server.url)
      await client.query('CREATE TABLE row (n int PRIMARY KEY, text text)')
      const writer = writeRows(client)
      await expect.poll(writer.count).toBeGreaterThan(300)
      const before = writer.count()
      const { bytes } = await backUp({ config: configOf(dataDir), target })
      expect(writer.count()).toBeGreaterThan(before)
      expect(bytes).toBeGreaterThan(10_000_000)
      await writer.stop()
      await client.end()
      await server.stop()

      const copy = join(folder.path, 'copy')
      await restore({ source: target, config: configOf(copy) })
      const rows = await rowsIn(copy)
      expect(rows.length).toBeGreaterThanOrEqual(before)
      expect(rows).toEqual(rows.map((_, at) => at + 1))
      expect(await processesLeft(folder.path, 1000)).toEqual([])
      await expect(restore({ source: target, config: configOf(copy) })).rejects.toThrow(
        'is not empty',
      )
      await expect(backUp({ config: configOf(dataDir), target })).rejects.toThrow('exists already')
    },
  )

  test('a backup of an idle site restores; a damaged or missing one is refused', async () => {
    using folder = temporaryFolder()
    const [dataDir, target] = [join(folder.path, 'data'), join(folder.path, 'backup')]
    await backUp({ config: configOf(dataDir), target })
    await restore({ source: target, config: configOf(join(folder.path, 'copy')) })

    appendFileSync(join(target, 'cluster', 'PG_VERSION'), 'x')
    const other = join(folder.path, 'other')
    await expect(restore({ source: target, config: configOf(other) })).rejects.toThrow('is damaged')
    writeFileSync(join(target, 'manifest.json'), '{')
    await expect(restore({ source: target, config: configOf(other) })).rejects.toThrow(
      'is no backup',
    )
  })
})
