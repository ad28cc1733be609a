import { randomUUID } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseUser, findUser, freePort, runGuarded, startEmbeddedPostgres } from '#postgres'
import { onServer, templates } from './database.ts'
import { quickFolder } from './quick-folder.ts'

interface TestServer {
  /** URL of a superuser. */
  url: string
  stop(): Promise<void>
}

/** No durability for these tests; fault tests start their own server. */
const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * The PostgreSQL of a test run: the embedded one, or another version by `TEST_POSTGRES_URL`, a
 * superuser on a server that has nothing else, or `TEST_POSTGRES_BIN`, the folder of its programs.
 */
export async function startTestServer(): Promise<TestServer> {
  const server = await chooseServer()
  const wanted = process.env.TEST_POSTGRES_MAJOR
  const [row] = await onServer(server.url, 'SHOW server_version')
  const version = String(row?.server_version)
  if (wanted === undefined || version.startsWith(`${wanted}.`)) return server
  await server.stop()
  throw new Error(`these tests are for PostgreSQL ${wanted}, and the server is ${version}`)
}

async function chooseServer(): Promise<TestServer> {
  const { TEST_POSTGRES_URL: url, TEST_POSTGRES_BIN: programs } = process.env
  if (url) return clearedServer(url)
  const dataDir = quickFolder()
  const server = programs
    ? await startInstalled(programs, dataDir)
    : await startEmbeddedPostgres({ dataDir, settings: quick })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** An earlier run may have been killed before it removed its templates. */
async function clearedServer(url: string): Promise<TestServer> {
  const clear = async () => {
    for (const name of Object.values(templates)) {
      await onServer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    }
  }
  await clear()
  return { url, stop: clear }
}

/** A new cluster of an installed PostgreSQL, run by a user who is not root. */
async function startInstalled(programs: string, dataDir: string): Promise<TestServer> {
  const user = chooseUser({ uid: process.getuid?.() ?? 1, find: findUser })
  const own = join(dataDir, 'own')
  const [directory, passwordFile] = [join(own, 'data'), join(own, 'password')]
  const password = randomUUID()
  mkdirSync(own)
  writeFileSync(passwordFile, password)
  chmodSync(passwordFile, 0o600)
  if (user) for (const path of [own, passwordFile]) chownSync(path, user.uid, user.gid)
  const lines: string[] = []
  const init = ['-D', directory, '-U', 'fairhouse', '--pwfile', passwordFile, '-E', 'UTF8']
  const creating = runGuarded(
    join(programs, 'initdb'),
    [...init, '--auth=scram-sha-256', '--locale=C.UTF-8'],
    { user, onLine: (line) => void lines.push(line) },
  )
  if ((await creating.exited) !== 0) throw new Error(lines.join('\n'))

  const port = await freePort()
  const settings = Object.entries({
    ...quick,
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    lc_messages: 'C',
    jit: 'off',
  })
  const ready = Promise.withResolvers<void>()
  const args = ['-D', directory, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const server = runGuarded(join(programs, 'postgres'), args, {
    user,
    onLine(line) {
      lines.push(line)
      if (line.includes('ready to accept connections')) ready.resolve()
    },
  })
  void server.exited.then(() => ready.reject(new Error(lines.join('\n'))), ready.reject)
  await ready.promise
  return { url: `postgres://fairhouse:${password}@127.0.0.1:${port}/postgres`, stop: server.stop }
}
