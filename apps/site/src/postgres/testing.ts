import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

/** A folder that others may pass through, as the user that root falls back to must. */
export function temporaryFolder(): { path: string; [Symbol.dispose](): void } {
  const path = mkdtempSync(join(tmpdir(), 'fairhouse-postgres-'))
  chmodSync(path, 0o755)
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

/** One statement on a connection of its own. */
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

/** Another process that starts a server on the folder, to be ended by kill -9. */
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

/** Waits until no process names the folder in its command line, or gives those that stay. */
export async function processesLeft(folder: string, milliseconds = 100_000): Promise<string[]> {
  for (let waited = 0; ; waited += 50) {
    const left = processesNaming(folder)
    if (left.length === 0 || waited >= milliseconds) return left
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
