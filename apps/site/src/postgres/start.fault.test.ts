import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isFull } from '../testing/is-full.ts'
import { startEmbeddedPostgres } from './index.ts'
import { ask, processesLeft, startOwner, temporaryFolder } from './testing.ts'

describe.skipIf(process.platform !== 'linux')('embedded PostgreSQL', () => {
  test('starts, keeps its rows, and starts again within a second', async () => {
    using folder = temporaryFolder()
    const dataDir = join(folder.path, 'data')
    const first = await startEmbeddedPostgres({ dataDir })
    expect(first.owned).toBe(true)
    const facts = await ask(
      first.url,
      `SELECT current_database() AS name, current_setting('fsync') AS fsync,
         current_setting('synchronous_commit') AS commit, current_setting('server_encoding') AS
         encoding, datcollate AS locale, rolsuper AS super, rolpassword LIKE 'SCRAM-SHA-256%' AS
         scram FROM pg_database, pg_authid WHERE datname = current_database() AND
         rolname = current_user`,
    )
    const expected = { name: 'fairhouse', fsync: 'on', commit: 'on', encoding: 'UTF8' }
    expect(facts).toEqual([{ ...expected, locale: 'C.UTF-8', super: true, scram: true }])
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS n')
    await first.stop()
    expect(await processesLeft(dataDir)).toEqual([])

    const second = await startEmbeddedPostgres({ dataDir })
    expect(await ask(second.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }])
    await second.stop()
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600)
  })

  test('refuses a wrong password', async () => {
    using folder = temporaryFolder()
    const server = await startEmbeddedPostgres({ dataDir: folder.path })
    const wrong = server.url.replace(/:[^:@]+@/, ':wrong@')
    await expect(ask(wrong, 'SELECT 1')).rejects.toThrow('password authentication failed')
    await server.stop()
  })

  test('kill -9 of its owner leaves no process, and a start right after it works', async () => {
    using folder = temporaryFolder()
    const first = await startOwner(folder.path)
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS n')
    await first.kill()
    expect(await processesLeft(folder.path)).toEqual([])

    const second = await startOwner(folder.path)
    await second.kill()
    const third = await startEmbeddedPostgres({ dataDir: folder.path })
    expect(third.owned).toBe(true)
    expect(await ask(third.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }])
    await third.stop()
  })

  test.runIf(isFull)('uses the server of a living owner and does not stop it', async () => {
    using folder = temporaryFolder()
    const owner = await startOwner(folder.path)
    const guest = await startEmbeddedPostgres({ dataDir: folder.path })
    expect(guest).toMatchObject({ owned: false, url: owner.url, directory: owner.directory })
    await guest.stop()
    expect(await ask(owner.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
    await owner.kill()
    expect(await processesLeft(folder.path)).toEqual([])
  })

  test.runIf(isFull)(
    'one of two simultaneous starts on an empty folder owns the server',
    async () => {
      using folder = temporaryFolder()
      const both = await Promise.all([
        startEmbeddedPostgres({ dataDir: folder.path }),
        startEmbeddedPostgres({ dataDir: folder.path }),
      ])
      expect(both.filter(({ owned }) => owned)).toHaveLength(1)
      expect(both[0].url).toBe(both[1].url)
      await Promise.all(both.map((one) => one.stop()))
    },
  )

  test.runIf(isFull)('removes an incomplete cluster of an interrupted first start', async () => {
    using folder = temporaryFolder()
    mkdirSync(join(folder.path, 'postgres.half-1', 'data'), { recursive: true })
    writeFileSync(join(folder.path, 'postgres.half-1', 'data', 'PG_VERSION'), '18\n')
    mkdirSync(join(folder.path, 'postgres'))
    writeFileSync(join(folder.path, 'postgres.starting'), '999999999\nlong ago\n')
    const server = await startEmbeddedPostgres({ dataDir: folder.path })
    expect(existsSync(join(folder.path, 'postgres.half-1'))).toBe(false)
    await server.stop()
  })

  test.runIf(isFull)('ignores a pid file whose pid belongs to another program', async () => {
    using folder = temporaryFolder()
    const first = await startEmbeddedPostgres({ dataDir: folder.path })
    await first.stop()
    const lines = [process.pid, first.directory, 1, 5432, '', '127.0.0.1', '', 'ready', '']
    writeFileSync(join(first.directory, 'postmaster.pid'), lines.join('\n'), { mode: 0o600 })
    const second = await startEmbeddedPostgres({ dataDir: folder.path })
    expect(await ask(second.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
    await second.stop()
  })

  test.runIf(isFull)('replaces a lost password and leaves a foreign folder alone', async () => {
    using folder = temporaryFolder()
    const file = join(folder.path, 'postgres.password')
    const first = await startEmbeddedPostgres({ dataDir: folder.path })
    await first.stop()
    const lost = readFileSync(file, 'utf8')
    rmSync(file)
    const second = await startEmbeddedPostgres({ dataDir: folder.path })
    expect(readFileSync(file, 'utf8')).not.toBe(lost)
    await second.stop()

    writeFileSync(join(first.directory, 'PG_VERSION'), '15\n')
    await expect(startEmbeddedPostgres({ dataDir: folder.path })).rejects.toThrow('version 15')
    rmSync(join(first.directory, 'global'), { recursive: true })
    await expect(startEmbeddedPostgres({ dataDir: folder.path })).rejects.toThrow('not whole')
  })

  test('shows the server’s output and includes it in the error', async () => {
    using folder = temporaryFolder()
    const lines: string[] = []
    const start = startEmbeddedPostgres({
      dataDir: folder.path,
      settings: { shared_buffers: 'nonsense' },
      onLine: (line) => lines.push(line),
    })
    await expect(start).rejects.toThrow(/PostgreSQL did not start; it said:\n.*shared_buffers/s)
    expect(lines.join('\n')).toContain('nonsense')
    expect(await processesLeft(folder.path)).toEqual([])
  })
})
