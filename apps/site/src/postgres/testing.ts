import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

/** A folder that others may enter, because root runs PostgreSQL as another user. */
export function temporaryFolder(): { path: string; [Symbol.dispose](): void } {
  const path = mkdtempSync(join(tmpdir(), 'fairhouse-postgres-'))
  chmodSync(path, 0o755)
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

/** Runs one statement on its own connection. */
export async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

export type Owner = { child: ChildProcess; url: string; directory: string; kill(): Promise<void> }

const door = new URL('./index.ts', import.meta.url).href
const code = `
  const { startEmbeddedPostgres } = await import(${JSON.stringify(door)})
  const { url, directory } = await startEmbeddedPostgres({ dataDir: process.argv[1] })
  console.log(url, directory)
  setInterval(() => {}, 1000)
`

/** Starts a server from another process, which tests kill with kill -9. */
export async function startOwner(dataDir: string): Promise<Owner> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve)
    void ended.then(() => reject(new Error('the owner ended before its server was ready')))
  })
  const [url = '', directory = ''] = line.split(' ')
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { child, url, directory, kill }
}

/** Waits until no process has the folder in its command line; returns those that remain. */
export async function processesLeft(folder: string, milliseconds = 100_000): Promise<string[]> {
  for (let waited = 0; ; waited += 50) {
    const remaining = processesNaming(folder)
    if (remaining.length === 0 || waited >= milliseconds) return remaining
    await sleep(50)
  }
}

function processesNaming(folder: string): string[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) return []
    try {
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return command.includes(folder) ? [`${name} ${command}`] : []
    } catch {
      return []
    }
  })
}
